"""Measures the gallery's page in Chromium: scripts/bench gallery [--count N] [--gallery FOLDER].

The page contains copies of the snapshots of a small gallery, each with a thumbnail of its own. Memory is
the proportional set size of the tab's process. Chromium has no GPU here, so frames per second are
compared with those of a page without content, which is the limit of the machine. Processor times are
those of the page's main thread; on a busy machine, the other times are longer.
"""

import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/Browser"))

import playwright.sync_api  # noqa: E402
import synthetic  # noqa: E402

# The page of the small gallery.
DOCUMENT = ROOT / "Tests/CommandTests/Fixtures/Login.storyboard"

FIRST_THUMBNAIL = """
const look = now => {
    if (document.querySelector('.painted')) window.firstThumbnail = now;
    else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""

# Scrolls by a distance in each frame, from top to bottom at most, and returns the durations of frames.
SCROLL = """
([distance, limit]) => new Promise(done => {
    const durations = [], start = performance.now();
    let last = start, most = 0;
    const step = now => {
        if (now > last) durations.push(now - last);
        last = now;
        most = Math.max(most, document.querySelectorAll('*').length);
        const before = scrollY;
        scrollBy({ top: distance, behavior: 'instant' });
        if (scrollY === before && distance || now - start > limit) done([durations.slice(2), most]);
        else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
})
"""

# The time from a key press until the result is on the screen.
FILTER = """
query => new Promise(done => {
    const start = performance.now();
    page.setQuery(query);
    document.body.offsetHeight;
    const changed = performance.now() - start;
    requestAnimationFrame(() => setTimeout(() => done([changed, performance.now() - start])));
})
"""


def gallery(folder):
    """Writes a gallery of a document on all devices, light and dark."""
    tool = ROOT / ".build/debug/contactsheet"
    subprocess.run(
        [tool, "gallery", DOCUMENT, "-o", folder, "--devices", "all", "--appearance", "all", "--no-settings"], check=True,
        stdout=subprocess.DEVNULL)
    return folder


def processes():
    """The parents of all processes by ID."""
    parents = {}
    for entry in pathlib.Path("/proc").iterdir():
        try:
            text = (entry / "stat").read_text()
            parents[int(entry.name)] = int(text.rsplit(")", 1)[1].split()[1])
        except (ValueError, OSError):
            pass
    return parents


def tabs(root):
    """The processes of tabs that descend from a process."""
    parents = processes()

    def descends(process):
        while process in parents:
            process = parents[process]
            if process == root:
                return True
        return False

    found = []
    for process in filter(descends, parents):
        try:
            command = pathlib.Path(f"/proc/{process}/cmdline").read_bytes()
        except OSError:
            continue
        if b"--type=renderer" in command:
            found.append(process)
    return found


def memory(process):
    """The proportional set size of a process in MB."""
    text = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text()
    return int(next(line for line in text.splitlines() if line.startswith("Pss:")).split()[1]) / 1024


def processor_time(devtools):
    """The time in ms that the page's main thread has used."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return 1000 * next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")


def rate(durations):
    return 1000 / statistics.mean(durations)


def measure(browser, address, count):
    page = browser.new_page(viewport={"width": 1680, "height": 1000}, device_scale_factor=2)
    page.goto("about:blank")
    empty, _ = page.evaluate(SCROLL, [0, 2000])
    page.close()

    before = set(tabs(os.getpid()))
    page = browser.new_page(viewport={"width": 1680, "height": 1000}, device_scale_factor=2)
    page.add_init_script(FIRST_THUMBNAIL)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address)
    page.wait_for_function("() => window.firstThumbnail")
    first_time = processor_time(devtools)
    first = page.evaluate("window.firstThumbnail")
    shown = page.evaluate("page.order.length")
    assert shown == count, shown
    # Chromium also keeps an empty process for the next tab.
    tab = max(set(tabs(os.getpid())) - before, key=memory)
    start = memory(tab)
    height = page.evaluate("document.documentElement.scrollHeight")
    frames, most = page.evaluate(SCROLL, [120, 8000])
    # The whole page in 20 parts, and memory after each.
    highest = 0
    for part in range(20):
        page.evaluate("y => scrollTo(0, y)", height * part / 20)
        page.evaluate(SCROLL, [400, 2000])
        highest = max(highest, memory(tab))
    page.evaluate("y => scrollTo(0, y)", height)
    page.wait_for_function("() => document.querySelector('.painted')")
    highest = max(highest, memory(tab))
    page.evaluate("scrollTo(0, 0)")
    filters = {}
    for query in ["dark", "device:ipad orientation:landscape", "iphone pro", "state:changed", ""]:
        results = []
        for _ in range(3):
            used = processor_time(devtools)
            _, drawn = page.evaluate(FILTER, query)
            results.append((processor_time(devtools) - used, drawn))
        filters[query or "(no filter)"] = min(results)
    page.close()

    print(f"snapshots               {count:,}; the page is {height:,} points high")
    print(f"first thumbnail         {first:.0f} ms after navigation, {first_time:.0f} ms of processor time")
    print(f"elements                {most:,} at most")
    print(f"memory of the tab       {start:.0f} MB at first, {highest:.0f} MB at most while scrolling")
    slowest = sorted(frames)[int(len(frames) * 0.95)]
    print(f"scrolling               {rate(frames):.0f} frames per second, 95 % within {slowest:.0f} ms;"
          f" {rate(empty):.0f} without content")
    for query, (used, drawn) in filters.items():
        print(f"filter {query:34} {used:.0f} ms of processor time, {drawn:.0f} ms until drawn")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--gallery", type=pathlib.Path, help="a gallery to copy snapshots from")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        small = options.gallery or gallery(folder / "small")
        (folder / "many").mkdir()
        many = synthetic.multiply(small.resolve(), folder / "many", options.count)
        with playwright.sync_api.sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=ROOT / ".build/browser/bin/chromium")
            measure(browser, f"{many.as_uri()}/index.html#view=preview", options.count)
            browser.close()


main()
