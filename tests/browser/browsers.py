"""The browsers that tests of the page drive: Chromium, or Firefox over WebDriver BiDi (`pytest --page-in firefox`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tools.ci.browsers import BROWSERS

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Playwright

    from browser.screens import Screen

QUIET = ("gpu", "background-networking", "component-update", "sync", "default-apps", "quic")
SWITCHES = ["--no-sandbox", "--no-first-run", *(f"--disable-{what}" for what in QUIET)]
# Over BiDi these cannot be set, and Firefox knows no phones.
NOT_IN_FIREFOX = {"is_mobile", "has_touch", "color_scheme", "reduced_motion", "bypass_csp", "service_workers"}
FIREFOX_SETTINGS = {"datareporting.policy.dataSubmissionEnabled": False, "app.normandy.enabled": False}


def launch(playwright: Playwright, name: str) -> Browser:
    """The installed browser of this name."""
    command = BROWSERS[name].command()
    if command is None:
        raise FileNotFoundError(BROWSERS[name].how)
    if name == "firefox":
        settings: dict[str, str | float | bool] = {**FIREFOX_SETTINGS}
        return playwright.firefox.launch(executable_path=command, channel="moz-firefox", firefox_user_prefs=settings)
    return playwright.chromium.launch(executable_path=command, args=SWITCHES)


def new_context(browser: Browser, **options: Any) -> BrowserContext:  # noqa: ANN401  Playwright's own
    """A profile with these options, as far as this browser knows them."""
    if browser.browser_type.name == "firefox":
        options = {name: value for name, value in options.items() if name not in NOT_IN_FIREFOX}
    return browser.new_context(**options)


def screen_options(screen: Screen) -> dict[str, Any]:
    """The options of a profile on this screen."""
    return {
        "viewport": {"width": screen.width, "height": screen.height},
        "has_touch": screen.phone,
        "is_mobile": screen.phone,
        "locale": screen.language,
        "color_scheme": screen.theme,
        "reduced_motion": "reduce" if screen.still else "no-preference",
    }


def missing_for(browser: Browser, screen: Screen) -> str:
    """Why this browser cannot show the page like this screen; empty if it can."""
    unlike = screen.phone or screen.still or screen.theme != "light"
    name = browser.browser_type.name
    return f"{name} cannot be set to: {screen.name}" if unlike and name == "firefox" else ""
