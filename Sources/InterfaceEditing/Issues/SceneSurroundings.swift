import Foundation
import InterfaceBuilder
import UIKit

/// The bars and containers around a scene when the app runs, as far as the document specifies them.
public struct SceneSurroundings: Sendable, Hashable {
    /// Whether a navigation bar covers the top of the scene.
    public var hasTopBar = false
    /// Whether a tab bar or toolbar covers the bottom of the scene.
    public var hasBottomBar = false
    /// Whether the scene is shown inside another one.
    public var isEmbedded = false
    /// Whether the scene has the size of an iPad's screen, or is drawn on an iPad's canvas.
    public var isForPads = false
    /// Whether the document is for iPads only, or is drawn on an iPad's canvas, regardless of the
    /// scene's size.
    public var targetsPads = false

    /// Whether the scene is shown only while the app launches.
    public var isLaunchScreen = false

    public init() {}
}

extension Document {
    public func surroundings(of scene: Scene) -> SceneSurroundings {
        var result = SceneSurroundings()
        switch scene.content {
        case .controller(let controller, let view):
            let controllers = objectGroups.joined().filter(SceneReader.isController)
            let around =
                SurroundingsReader.surroundings(of: Array(controllers))[controller.id ?? ""]
            result.hasTopBar = around?.navigationBar != nil
            result.hasBottomBar = around?.tabBar != nil || around?.toolbar != nil
            result.isEmbedded = around?.isEmbedded == true || isForm(view)
            result.isForPads = isLargeAsPads(view)
        case .view(let view): result.isForPads = isLargeAsPads(view)
        case .container, .emptyScreen, .nothing: break
        }
        result.targetsPads = targetsPads
        result.isLaunchScreen = isLaunchScreen
        return result
    }

    /// Whether the view is smaller than every screen: a form or popover, which code shows in front
    /// of another view.
    private func isForm(_ view: Element) -> Bool {
        guard let size = view.rect("frame")?.size, !isLaunchScreen else { return false }
        return !DesignCanvas.isScreen(size)
    }

    /// Whether the view is as large as an iPad's screen, or a form that is wider than every iPhone.
    /// The smallest iPad is 744 points wide; the square canvas of Xcode 6 is for all devices.
    private func isLargeAsPads(_ view: Element) -> Bool {
        guard let size = view.rect("frame")?.size else { return false }
        let isSquareCanvas = size.width == 600 && size.height == 600
        return targetsPads
            || min(size.width, size.height) > Self.widestPhone && !isSquareCanvas
    }

    private var targetsPads: Bool {
        targetRuntime.hasSuffix(".iPad") || designDeviceID?.hasPrefix("ipad") == true
    }
}

extension Document {
    /// The width of the widest iPhone in portrait, in points.
    static let widestPhone: CGFloat = 440
}
