import ContactSheetDevices
import Foundation

/// The scene that contains the application's windows.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
    var traitState = TraitState()

    public var screen: UIScreen { .main }
    /// The coordinate space of the scene, which fills the screen.
    public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    /// The visible windows, from back to front.
    public var windows: [UIWindow] { UIApplication.shared.windows }
    public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    public var interfaceOrientation: UIInterfaceOrientation {
        effectiveGeometry.interfaceOrientation
    }
    public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
    public var isFullScreen: Bool { true }

    /// The current geometry, regardless of what was requested; from iOS 16 on.
    public var effectiveGeometry: Geometry {
        Geometry(UIScreen.main.orientation, isLocked: isOrientationLocked)
    }

    private var isOrientationLocked: Bool {
        guard SystemBehavior.orientationLock.isActive else { return false }
        return keyWindow?.rootViewController?.frontmost.isOrientationLocked ?? false
    }

    /// The geometry of a scene on its screen.
    public final class Geometry: NSObject, Sendable {
        public let interfaceOrientation: UIInterfaceOrientation
        /// Whether the interface keeps its orientation when the device rotates, from iOS 26 on.
        public let isInterfaceOrientationLocked: Bool

        init(_ orientation: UIInterfaceOrientation, isLocked: Bool) {
            interfaceOrientation = orientation
            isInterfaceOrientationLocked = isLocked
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Geometry else { return false }
            return interfaceOrientation == other.interfaceOrientation
                && isInterfaceOrientationLocked == other.isInterfaceOrientationLocked
        }

        public override var hash: Int { interfaceOrientation.hashValue }
    }

    // MARK: Requests

    /// Requests an orientation, from iOS 16 on, regardless of how the device is held. The new
    /// orientation is kept until the device rotates.
    ///
    /// - Parameter errorHandler: A closure that is called if nothing changes, because the frontmost
    ///   controller and the application support none of the orientations.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let mask = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations,
            let window = keyWindow
        else { return }
        let rules = OrientationRules(window: window)
        guard let orientation = rules.orientation(requested: mask) else {
            errorHandler?(UISceneError.unsupported(requested: mask, supported: rules.supported))
            return
        }
        UIApplication.shared.orientationRequest = OrientationRequest(orientation)
        UIApplication.shared.updateOrientation()
    }

    /// The geometry that a scene requests. Use the subclass for the platform.
    @preconcurrency @MainActor public class GeometryPreferences: NSObject {
        public final class iOS: GeometryPreferences {
            public var interfaceOrientations: UIInterfaceOrientationMask?

            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    // MARK: Traits

    public var traitCollection: UITraitCollection {
        UIScreen.main.traitCollection.overridden(by: traitState)
    }

    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The trait overrides for all windows, from iOS 17 on.
    public var traitOverrides: UITraitOverrides {
        get { traitState.values }
        set {
            let previous = traitCollection
            traitState.values = newValue
            tellTraits(from: previous)
            for window in windows { window.surroundingsChanged(from: previous) }
        }
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitState.observers.removeAll { $0 === registration }
    }

    public func keep(_ observer: TraitObserver) { traitState.observers.append(observer) }

    private func tellTraits(from previous: UITraitCollection) {
        guard !previous.isEqual(traitCollection) else { return }
        traitState.tell(self, from: previous, to: traitCollection)
    }

    /// Notifies the observers of traits and then the delegate after a rotation of the interface.
    func geometryChanged(
        from old: UIInterfaceOrientation, _ outer: UITraitCollection
    ) {
        let previous = outer.overridden(by: traitState)
        tellTraits(from: previous)
        guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
        if SystemBehavior.orientationLock.isActive {
            delegate.windowScene(
                self, didUpdateEffectiveGeometry: Geometry(old, isLocked: isOrientationLocked))
        } else {
            delegate.windowScene(
                self, didUpdate: screen, interfaceOrientation: old, traitCollection: previous)
        }
    }
}

/// The error of a request that a scene can't fulfill.
public struct UISceneError: Error, Equatable, CustomStringConvertible {
    public static let errorDomain = "UISceneErrorDomain"
    public let code: Int
    public let description: String

    public var localizedDescription: String { description }

    /// Returns the error for unsupported orientations, with UIKit's text (public reports, such as
    /// capawesome-team/capacitor-plugins 100).
    static func unsupported(
        requested: UIInterfaceOrientationMask, supported: UIInterfaceOrientationMask
    ) -> UISceneError {
        UISceneError(
            code: 101,
            description: "None of the requested orientations are supported by the view controller. "
                + "Requested: \(requested.names); Supported: \(supported.names)")
    }
}

/// The state of a scene's status bar.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
    public var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
    /// The frame of the status bar in points, in the scene's coordinate space.
    public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}
