import CoreGraphics
import InterfaceBuilder
import UIKit

extension UIWindow {
    /// Records the screen as it appears on the device: with the status bar, the home indicator, the
    /// round corners, and the housing, which are above everything else. An interface that stays in
    /// its orientation when the device rotates lies on its side.
    ///
    /// A view that isn't a whole screen has none of them.
    ///
    /// - Parameters:
    ///   - orientation: The interface orientation that corresponds to the device's if the device
    ///     lies flat.
    ///   - isTransparent: Whether the area around a view that isn't a whole screen is transparent.
    func record(
        onDeviceIn orientation: UIInterfaceOrientation, isTransparent: Bool = false
    ) -> DisplayList {
        let held = UIDevice.current.held ?? orientation
        let turns = UIScreen.main.orientation.quarterTurns(to: held)
        if let root = rootViewController?.viewIfLoaded, root.isFreeformScreen {
            return recordFreeform(root, isTransparent).turned(by: turns)
        }
        var list = recordScreen().turned(by: turns)
        list.items +=
            UIScreen.main.device.outline?.parts(over: list.size, heldIn: held)?.black ?? []
        return list.onBlack
    }

    /// Records a view that isn't a whole screen. A larger view than the screen enlarges the page.
    private func recordFreeform(_ root: UIView, _ isTransparent: Bool) -> DisplayList {
        var list = isTransparent ? recordWithoutBackground(root) : recordDisplayList()
        let content = root.freeformFrame ?? .zero
        let frame = root.transform.isIdentity ? root.convert(content, to: nil) : content
        list.size = CGSize(
            width: max(list.size.width, frame.maxX.rounded(.up)),
            height: max(list.size.height, frame.maxY.rounded(.up)))
        guard !isTransparent, !list.hasOpaqueBackground else { return list }
        let color = root.backgroundColor?.resolvedColor(with: root.traitCollection) ?? .white
        return list.on(color.cgColor.rgba)
    }

    private func recordWithoutBackground(_ root: UIView) -> DisplayList {
        let colors = (root.backgroundColor, backgroundColor)
        (root.backgroundColor, backgroundColor) = (nil, nil)
        defer { (root.backgroundColor, backgroundColor) = colors }
        return recordDisplayList()
    }
}

extension UIDevice {
    /// The interface orientation that corresponds to the device's, which a step may have changed;
    /// `nil` if the device lies flat.
    var held: UIInterfaceOrientation? { UIInterfaceOrientation(orientation) }
}

extension DisplayOutline {
    /// What a display's outline adds to a page.
    struct Parts {
        /// The items that cover the corners and the housing.
        let black: [DisplayItem]
        /// Those of the housing alone.
        let housing: [DisplayItem]
        /// The outline with round corners.
        let shape: Path
    }

    /// Returns the parts on a page with the whole screen of a device; `nil` for other pages.
    func parts(over page: CGSize, heldIn orientation: UIInterfaceOrientation) -> Parts? {
        let portrait = CGSize(width: size.width, height: size.height)
        let turns = UIInterfaceOrientation.portrait.quarterTurns(to: orientation)
        func turned(_ items: [DisplayItem]) -> DisplayList {
            DisplayList(size: portrait, items: items).turned(by: turns)
        }
        let black = turned(corners + housing)
        guard black.size == page else { return nil }
        return Parts(
            black: black.items, housing: housing.isEmpty ? [] : turned(housing).items,
            shape: shape.applying(CGAffineTransform(turning: portrait, by: turns)))
    }
}

extension DisplayList {
    /// Returns the page as it appears on a device that is rotated clockwise.
    fileprivate func turned(by quarterTurns: Int) -> DisplayList {
        guard quarterTurns != 0 else { return self }
        let turned = CGRect(origin: .zero, size: size).applying(
            CGAffineTransform(turning: size, by: quarterTurns))
        return DisplayList(
            size: turned.size,
            items: [
                .group(
                    Group(
                        transform: CGAffineTransform(turning: size, by: quarterTurns),
                        items: items))
            ])
    }

    /// The page without transparent pixels: a screen is black where nothing is drawn.
    fileprivate var onBlack: DisplayList { hasOpaqueBackground ? self : on(.black) }

    /// Returns the page on a plain color.
    fileprivate func on(_ color: RGBA) -> DisplayList {
        let ground = Fill(path: Path(rect: CGRect(origin: .zero, size: size)), paint: .color(color))
        return DisplayList(size: size, items: [.fill(ground)] + items)
    }
}
