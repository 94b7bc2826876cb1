/** Starts the page. */
import "./styles/tokens.css";
import "./styles/page.css";
import { mount } from "svelte";
import App from "./App.svelte";

// The key in the address works once: remove it from the address and the history.
if (location.search) history.replaceState(null, "", location.pathname);

const target = document.getElementById("page");
if (!target) throw new Error("index.html has no element with the id `page`");
mount(App, { target });
