"""Galleries of many snapshots, made of the snapshots of a small one."""

import json
import os
import shutil


def multiply(gallery, folder, count):
    """Writes a gallery of a number of snapshots. Each has a thumbnail of its own, as far as the
    browser knows: another name for one of the small gallery's files."""
    shutil.copytree(gallery / "page", folder / "page")
    for name in ["images", "trees"]:
        (folder / name).symlink_to(gallery / name)
    (folder / "thumbnails").mkdir()
    index = json.loads((gallery / "index.json").read_text())
    small = [snapshot for snapshot in index["snapshots"] if "thumbnail" in snapshot]
    previews, snapshots = [], []
    while len(snapshots) < count:
        round_number = len(previews) // len(index["previews"])
        offset = len(previews)
        previews += [
            {**preview, "name": f"Part {round_number // 10}/{preview['name']} {round_number}"}
            for preview in index["previews"]]
        for snapshot in small[:count - len(snapshots)]:
            path = f"thumbnails/{len(snapshots)}.png"
            os.link(gallery / snapshot["thumbnail"], folder / path)
            snapshots.append(
                {**snapshot, "preview": offset + snapshot["preview"], "thumbnail": path})
    index.update(previews=previews, snapshots=snapshots)
    text = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    (folder / "index.json").write_text(text)
    for character in "&<>":
        text = text.replace(character, f"\\u{ord(character):04x}")
    page = (gallery / "index.html").read_text()
    opening = '<script id="index" type="application/json">'
    start = page.index(opening) + len(opening)
    end = page.index("</script>", start)
    (folder / "index.html").write_text(page[:start] + text + page[end:])
    return folder
