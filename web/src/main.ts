import { mount } from "svelte";
import sheet from "../symbols.svg?raw";
import App from "./App.svelte";
import { loadWords } from "./lib/words.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

// The symbols are inlined once; drawings refer to them by id.
const symbols = document.createElement("div");
symbols.hidden = true;
symbols.innerHTML = sheet;
document.body.prepend(symbols);

await loadWords("");
mount(App, { target: document.getElementById("app")! });
