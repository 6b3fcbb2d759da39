@_exported import Foundation

public struct CMAcceleration: Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0

    public init(x: Double = 0, y: Double = 0, z: Double = 0) {
        (self.x, self.y, self.z) = (x, y, z)
    }
}

public typealias CMRotationRate = CMAcceleration

open class CMLogItem: NSObject, @unchecked Sendable {
    open var timestamp: TimeInterval { 0 }
}

/// The acceleration of a device that stands upright in portrait: gravity, in its direction.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    open var acceleration: CMAcceleration { CMAcceleration(x: 0, y: -1, z: 0) }
}

open class CMGyroData: CMLogItem, @unchecked Sendable {
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

open class CMAttitude: NSObject, @unchecked Sendable {
    open var roll: Double { 0 }
    open var pitch: Double { .pi / 2 }
    open var yaw: Double { 0 }
    open func multiply(byInverseOf attitude: CMAttitude) {}
}

open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    open var attitude: CMAttitude { CMAttitude() }
    open var gravity: CMAcceleration { CMAcceleration(x: 0, y: -1, z: 0) }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
    open var heading: Double { -1 }
}

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The sensors of a device that doesn't move. As in a simulator, none is available.
open class CMMotionManager: NSObject, @unchecked Sendable {
    open var accelerometerUpdateInterval: TimeInterval = 0
    open var gyroUpdateInterval: TimeInterval = 0
    open var deviceMotionUpdateInterval: TimeInterval = 0
    open var isAccelerometerAvailable: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isDeviceMotionAvailable: Bool { false }
    open var isMagnetometerAvailable: Bool { false }
    open private(set) var isAccelerometerActive = false
    open private(set) var isGyroActive = false
    open private(set) var isDeviceMotionActive = false
    open var accelerometerData: CMAccelerometerData? { nil }
    open var gyroData: CMGyroData? { nil }
    open var deviceMotion: CMDeviceMotion? { nil }

    public override init() {
        super.init()
    }

    open func startAccelerometerUpdates() { isAccelerometerActive = true }
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
    ) { isAccelerometerActive = true }
    open func stopAccelerometerUpdates() { isAccelerometerActive = false }
    open func startGyroUpdates() { isGyroActive = true }
    open func startGyroUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
    ) {
        isGyroActive = true
    }
    open func stopGyroUpdates() { isGyroActive = false }
    open func startDeviceMotionUpdates() { isDeviceMotionActive = true }
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
    ) { isDeviceMotionActive = true }
    open func stopDeviceMotionUpdates() { isDeviceMotionActive = false }
}

open class CMPedometerData: NSObject, @unchecked Sendable {
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
}

open class CMPedometer: NSObject {
    open class func isStepCountingAvailable() -> Bool { false }
    open func startUpdates(
        from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
    ) {}
    open func stopUpdates() {}
}
