'use strict';
// The bodies of devices around their screens, in true proportion.

/// The widths of a body's sides in portrait, in points of the screen: the differences between the
/// sizes of bodies and displays that Apple publishes, rounded.
const bodies = {
  'phone home': { side: 28, end: 100, corner: 54 },
  'phone notch': { side: 21, end: 21 },
  'phone island': { side: 14, end: 14 },
  'phone none': { side: 14, end: 14 },
  'pad home': { side: 52, end: 108, corner: 44 },
  'pad none': { side: 50, end: 50 },
};

/// The outlines of kinds of devices, for lists.
const silhouettes = {
  'phone home': 'M5.5 1.5h5a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zm-1 2.25h7m-7 7.5h7M7.9 12.9h.2',
  'phone notch': 'M6 1.5h4A1.5 1.5 0 0 1 11.5 3v10a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 13V3A1.5 1.5 0 0 1 6 1.5zm.75 0v.75h2.5V1.5',
  'phone island': 'M6 1.5h4A1.5 1.5 0 0 1 11.5 3v10a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 13V3A1.5 1.5 0 0 1 6 1.5zm1.25 2.25h1.5',
  'phone none': 'M6 1.5h4A1.5 1.5 0 0 1 11.5 3v10a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 13V3A1.5 1.5 0 0 1 6 1.5z',
  'pad home': 'M3.5 1.5h9a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zm-1 2h11m-11 8.5h11M7.9 13.25h.2',
  'pad none': 'M4 1.5h8A1.5 1.5 0 0 1 13.5 3v10a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 13V3A1.5 1.5 0 0 1 4 1.5z',
};

/// The kind of a device by its body, as a key of `bodies` and `silhouettes`.
function bodyKind({ idiom, cutout, homeButton }) {
  const kind = `${idiom} ${homeButton ? 'home' : cutout}`;
  return kind in bodies ? kind : `${idiom} none`;
}

/// Where the top of the device is, as the side of the interface.
const topSides = {
  portrait: 'top', 'upside-down': 'bottom', 'landscape-left': 'right', 'landscape-right': 'left',
};

/// Whether a device's body is drawn: not for a part of a screen, for one of another size, and for a film of a rotation.
const hasBody = snapshot => {
  const { multitasking, width, height, device } = snapshot.configuration;
  return multitasking === 'full' && showsScreen(snapshot) && width + height === device.width + device.height;
};

const noFrame = { top: 0, right: 0, bottom: 0, left: 0, corner: 0, radius: 0 };

/// The body's sides in the orientation of a snapshot, and the radii of its corners, in points.
function frameOf(snapshot) {
  if (!hasBody(snapshot)) return noFrame;
  const { device, orientation } = snapshot.configuration;
  device.frames ??= {};
  return device.frames[orientation] ??= frameOfDevice(device, orientation);
}

function frameOfDevice(device, orientation) {
  const { cornerRadius } = device;
  const body = bodies[bodyKind(device)];
  const isLandscape = orientation.startsWith('landscape');
  const [ends, sides] = isLandscape ? ['left right', 'top bottom'] : ['top bottom', 'left right'];
  const frame = { ...noFrame, radius: cornerRadius, corner: body.corner ?? cornerRadius + body.side };
  for (const side of ends.split(' ')) frame[side] = body.end;
  for (const side of sides.split(' ')) frame[side] = body.side;
  return frame;
}

/// Creates a device with an empty screen. Lengths are in points; `--u` is the number of points of the
/// page for each.
function deviceElement(snapshot, tag = 'span') {
  const screen = element(tag, { class: 'screen' });
  const body = element(tag, { class: 'body' }, screen);
  const { width, height } = imageSize(snapshot);
  const frame = frameOf(snapshot);
  const style = body.style;
  style.setProperty('--w', width);
  style.setProperty('--h', height);
  for (const side of ['top', 'right', 'bottom', 'left', 'corner', 'radius']) {
    style.setProperty(`--${side}`, frame[side]);
  }
  if (frame === noFrame) {
    body.classList.add('bare');
    return { body, screen };
  }
  const { device, orientation } = snapshot.configuration;
  body.dataset.top = topSides[orientation];
  if (device.homeButton) body.classList.add('home', device.idiom);
  return { body, screen };
}
