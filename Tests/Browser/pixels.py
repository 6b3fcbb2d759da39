"""Colors of pixels, read by a canvas in Chromium: no other library decodes images here."""

import base64


def address(png):
    """The contents of a PNG file as a URL."""
    return f"data:image/png;base64,{base64.b64encode(png).decode()}"


def differences(context, image, others):
    """Returns the mean differences of color channels, from 0 to 255, between a PNG file and others of
    its size, all on white."""
    page = context.new_page()
    found = page.evaluate("""async urls => {
        const pages = await Promise.all(urls.map(async url => {
            const image = await createImageBitmap(await (await fetch(url)).blob());
            const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
            context.fillStyle = 'white';
            context.fillRect(0, 0, image.width, image.height);
            context.drawImage(image, 0, 0);
            return context.getImageData(0, 0, image.width, image.height);
        }));
        const [first, ...others] = pages;
        return others.map(({ width, height, data }) => {
            if (width !== first.width || height !== first.height) return 255;
            let sum = 0;
            for (let i = 0; i < data.length; i++) sum += Math.abs(data[i] - first.data[i]);
            return sum / (width * height * 3);
        });
    }""", [address(png) for png in [image, *others]])
    page.close()
    return found


def nearest(context, image, others):
    """Returns the number of the PNG file that differs least from an image, and its difference."""
    found = differences(context, image, others)
    number = min(range(len(found)), key=found.__getitem__)
    return number, found[number]


def bytes_of(url):
    """The contents of a file in a URL."""
    return base64.b64decode(url.split(",", 1)[1])
