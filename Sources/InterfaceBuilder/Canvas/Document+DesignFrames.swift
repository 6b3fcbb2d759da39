@_spi(Systems) import Cassowary
import Devices
import Foundation
@_spi(Documents) @_spi(Systems) import UIKit

/// Where the views of one root view lie on the canvas, each in its superview's space, in points.
public struct DesignFrames: Sendable {
    /// The id of the root view.
    public var root: String
    /// In document order.
    public var frames: [(id: String, frame: CGRect)]
}

/// A canvas other than the document's own.
public struct CanvasChoice: Sendable {
    public var device: Device
    public var isLandscape: Bool

    public init(device: Device, isLandscape: Bool) {
        self.device = device
        self.isLandscape = isLandscape
    }
}

@MainActor extension Document {
    /// Lays out every root view on the document's own canvas, as Interface Builder did: with the
    /// safe areas, margins and natural sizes of its version. With `storedTextSizes`, texts have
    /// the sizes that are stored for them instead of measured ones. Another canvas is a device as
    /// it runs.
    public func designFrames(
        storedTextSizes: Bool = false, on canvas: CanvasChoice? = nil
    ) -> [DesignFrames] {
        designViews(storedTextSizes: storedTextSizes, on: canvas) { root, objects in
            DesignFrames(
                root: root, frames: objects.order.map { ($0.id, $0.view.untransformedFrame) })
        }
    }

    /// The systems of constraints of the root views, for measurements.
    @_spi(Systems) public func designSystems() -> [System] {
        designViews(storedTextSizes: true, on: nil) { _, objects in
            objects.order.first?.view.layoutSystem ?? System()
        }
    }

    /// Lays out every root view, and gives its id and its objects to `read`.
    private func designViews<T>(
        storedTextSizes: Bool, on canvas: CanvasChoice?, read: (String, BuiltObjects) -> T
    ) -> [T] {
        let screen = UIScreen.main
        let before = (screen.device, screen.orientation)
        defer {
            (screen.device, screen.orientation) = before
            screen.canvasScale = nil
        }
        if canvas == nil, designDeviceID == nil { screen.canvasScale = 2 }
        screen.device =
            canvas.map { SimulatedDevice($0.device, iOS: $0.device.iOS(upTo: IOSVersion(18))) }
            ?? designDevice
        screen.orientation =
            canvas.map { $0.isLandscape ? .landscapeLeft : .portrait } ?? designOrientation
        let surroundings = SurroundingsReader.surroundings(
            of: objectGroups.flatMap { $0 }.filter(SceneReader.isController))
        return objectGroups.flatMap { objects in
            rootViews(of: objects).map { controller, view in
                let laidOut = layOut(
                    view, of: controller,
                    controller?.id.flatMap { surroundings[$0] } ?? Surroundings(),
                    designContext(storedTextSizes: storedTextSizes, isOwn: canvas == nil))
                return read(view.id ?? "", laidOut)
            }
        }
    }

    /// The device of the canvas; without one texts were measured in whole points (facts:
    /// interface_builder.md, stacks and rounding 3).
    private var designDevice: SimulatedDevice {
        let known = designDeviceID.flatMap { Device.withInterfaceBuilderID($0) }
        guard let device = known ?? Device.named("iphone-6s") else { return .standard }
        var simulated = SimulatedDevice(device, iOS: version.iOS)
        if designDeviceID == nil {
            simulated.portrait.scale = 1
            simulated.landscape.scale = 1
        }
        return simulated
    }

    /// The size classes of the canvas: none without a device.
    private var designTraits: UITraitCollection {
        designDeviceID == nil
            ? UITraitCollection(horizontalSizeClass: .unspecified)
            : UIScreen.main.traitCollection
    }

    /// Of the controllers and of their navigation items, and the views that stand for themselves.
    private func rootViews(of objects: [Element]) -> [(controller: Element?, view: Element)] {
        objects.flatMap { object -> [(controller: Element?, view: Element)] in
            guard SceneReader.isController(object) else {
                return ViewKind.isView(object) ? [(nil, object)] : []
            }
            let root = object.child(key: "view").map { (controller: object, view: $0) }
            return [root].compactMap { $0 } + Self.barViews(of: object).map { (nil, $0) }
        }
    }

    private static func barViews(of controller: Element) -> [Element] {
        var views: [Element] = []
        controller.child(key: "navigationItem")?.walk { element in
            if element.key == "titleView" || element.key == "customView" { views.append(element) }
        }
        return views
    }

    private func layOut(
        _ element: Element, of controller: Element?, _ surroundings: Surroundings,
        _ context: DesignContext
    ) -> BuiltObjects {
        let root = element.resolved(for: context.traits)
        let stored = storedSize(of: root)
        let builder = ViewBuilder(document: self, design: context)
        let view = builder.view(root, in: stored)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = []
        let fillsScreen = controller != nil || DesignCanvas.isFilled(by: root)
        let size = context.isOwnCanvas || !fillsScreen ? stored : UIScreen.main.bounds.size
        view.frame = CGRect(origin: .zero, size: size)
        place(view, root, of: controller, surroundings, context)
        builder.objects.addGuides(of: controller, to: view)
        ConstraintDecoder(document: self, objects: builder.objects, keepsPlaceholders: true)
            .activateAll()
        view.layoutIfNeeded()
        return builder.objects
    }

    /// A root that stands below an opaque bar ends with the canvas, however high it is stored.
    private func storedSize(of root: Element) -> CGSize {
        let canvas = UIScreen.main.bounds.size
        guard let rect = root.rect("frame") else { return canvas }
        guard rect.minY > 0, rect.width == canvas.width, rect.height == canvas.height else {
            return rect.size
        }
        return CGSize(width: rect.width, height: canvas.height - rect.minY)
    }

    private func designContext(storedTextSizes: Bool, isOwn: Bool) -> DesignContext {
        let screen = UIScreen.main
        let insets = CanvasInsets(
            version: version, device: designDeviceID, isLandscape: screen.orientation.isLandscape,
            canvas: screen.bounds.size, screen: isOwn ? nil : screen.safeAreaInsets)
        return DesignContext(
            version: version, insets: insets,
            margins: CanvasMargins(
                version: version, isStoryboard: isStoryboard,
                hasHomeButton: !screen.hasHomeIndicator),
            traits: isOwn ? designTraits : screen.traitCollection, keepsTextSizes: storedTextSizes,
            isOwnCanvas: isOwn)
    }

    /// Gives the root view the safe area and the margins that it has on the canvas.
    private func place(
        _ view: UIView, _ element: Element, of controller: Element?, _ surroundings: Surroundings,
        _ context: DesignContext
    ) {
        var metrics = view.designTime
        let size = view.bounds.size
        if let controller {
            metrics.safeAreaInsets = context.insets.safeArea(
                surroundings, of: controller, root: size)
        } else if element.name == "view", element.key == nil {
            metrics.safeAreaInsets = context.insets.safeArea(
                ofView: size, isFreeform: element.child(key: "simulatedDestinationMetrics") != nil)
        } else {
            metrics.safeAreaInsets = .zero
        }
        if element.child(key: "layoutMargins") == nil,
            element.child(key: "directionalLayoutMargins") == nil
        {
            metrics.layoutMargins = context.margins.root(width: size.width)
        }
        view.designTime = metrics
    }
}
