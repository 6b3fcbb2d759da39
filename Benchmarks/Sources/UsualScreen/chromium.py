"""Prints the median time of Chromium's screenshot of a page, in milliseconds."""

import pathlib
import sys
import time

import playwright.sync_api

ROOT = pathlib.Path(__file__).resolve().parents[3]

page_file, rounds = pathlib.Path(sys.argv[1]), int(sys.argv[2])
with playwright.sync_api.sync_playwright() as driver:
    browser = driver.chromium.launch(executable_path=ROOT / ".build/browser/bin/chromium")
    page = browser.new_page(viewport={"width": 390, "height": 844}, device_scale_factor=3)
    page.goto(page_file.as_uri())
    page.screenshot(path=page_file.with_name("chromium.png"))
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        page.screenshot()
        times.append((time.perf_counter() - start) * 1e3)
    print(f"{sorted(times)[rounds // 2]:.2f}")
    browser.close()
