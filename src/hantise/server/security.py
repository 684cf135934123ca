"""The guard at the door: headers on every answer, sizes, rates and origins. See docs/security.md."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from hantise.server.limits import Bucket
from hantise.server.metrics import Metrics
from hantise.server.problems import problem
from hantise.tables.settings import Settings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_FREE_OF_CHARGE = ("/healthz", "/metrics")


class Guard:
    """ASGI around the app: limits before, headers behind."""

    def __init__(self, app: App, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._largest = settings.message_size
        self._rate = Bucket(settings.address_rate, settings.burst)
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, if it is modest."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                self._metrics.requests.labels(str(message["status"])).inc()
                message["headers"] = _with_headers(message.get("headers", ()), scope["path"])
            await send(message)

        wait = 0.0 if scope["path"] in _FREE_OF_CHARGE else self._rate.take(address_of(scope))
        if wait > 0:
            answer = problem(429, "too many requests", headers={"retry-after": str(int(wait) + 1)})
            await answer(scope, receive, send_guarded)
            return
        body = await self._body(scope, receive)
        if body is None:
            await problem(413, "too much", f"a request has at most {self._largest} bytes")(scope, receive, send_guarded)
            return
        await self._app(scope, _replaying(body, receive), send_guarded)

    async def _body(self, scope: Scope, receive: Receive) -> bytes | None:
        """The whole body, read at once; None if it is too large."""
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return b""
        body = b""
        while True:
            message = await receive()
            body += bytes(message.get("body", b""))
            if len(body) > self._largest:
                return None
            if not message.get("more_body", False):
                return body


def _replaying(body: bytes, receive: Receive) -> Receive:
    given = False

    async def receive_again() -> MutableMapping[str, Any]:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


def _with_headers(headers: Any, path: str) -> list[tuple[bytes, bytes]]:
    kept = list(headers)
    names = {name.lower() for name, _ in kept}
    added = dict(HEADERS)
    if path.startswith("/api/"):
        added["cache-control"] = "no-store"
    return kept + [(name.encode(), value.encode()) for name, value in added.items() if name.encode() not in names]


def address_of(scope: Scope) -> str:
    """Who is asking; behind a proxy, whoever the proxy says (uvicorn puts that in)."""
    client = scope.get("client")
    return str(client[0]) if client else "local"


def origin_is_allowed(scope: Scope, settings: Settings) -> bool:
    """A browser names the page that opens a socket: it must be ours, or one the operator allows. Other programs name none."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin:
        return True
    return origin in settings.origins or urlsplit(origin).netloc.lower() == headers.get(b"host", b"").decode("latin-1").lower()
