"""Secrets that hold seats and open invitations: 128 random bits, stored only as hashes, compared in constant time."""

import hashlib
import hmac
import secrets

_BYTES = 16


def new() -> str:
    """A secret that nobody can guess, in 22 characters that any address may contain."""
    return secrets.token_urlsafe(_BYTES)


def new_table_id() -> str:
    """The name of a table. Who has it may watch; it is no secret in itself, but cannot be found by trying."""
    return secrets.token_hex(8)


def hashed(secret: str) -> str:
    """What is stored of a secret. It is random, so one round without salt is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def matches(secret: str, stored: str) -> bool:
    """Is this the secret of which that is the hash?"""
    return hmac.compare_digest(hashed(secret), stored)
