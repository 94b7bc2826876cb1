/** Starts the page. */
import "./tokens.css";
import "./page.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("page");
if (!target) throw new Error("the page has no place to stand");
mount(App, { target });
