@_exported import Foundation

open class HKObjectType: NSObject, @unchecked Sendable {
    public let identifier: String

    init(id: String) {
        identifier = id
        super.init()
    }

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier)
        -> HKQuantityType?
    {
        HKQuantityType(id: identifier.rawValue)
    }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(id: "HKWorkoutTypeIdentifier") }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {}
open class HKQuantityType: HKSampleType, @unchecked Sendable {}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierstepCount")
    public static let distanceWalkingRunning = Self(
        rawValue: "HKQuantityTypeIdentifierdistanceWalkingRunning")
    public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierheartRate")
    public static let activeEnergyBurned = Self(
        rawValue: "HKQuantityTypeIdentifieractiveEnergyBurned")
    public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierbodyMass")
    public static let height = Self(rawValue: "HKQuantityTypeIdentifierheight")
    public static let flightsClimbed = Self(rawValue: "HKQuantityTypeIdentifierflightsClimbed")
}

/// A store without data. As on an iPad before iPadOS 17, none is available.
open class HKHealthStore: NSObject, @unchecked Sendable {
    public override init() {
        super.init()
    }

    open class func isHealthDataAvailable() -> Bool { false }
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, nil) }
}
