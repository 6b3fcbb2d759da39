import Foundation
import UIKit

@testable import InterfaceBuilder

@MainActor extension Document {
    /// Shows the first scene of a xib whose root contains two views and a label, with a constraint
    /// on line 12 that has these attributes.
    static func constraining(
        _ attributes: String
    ) throws -> (root: UIView, constraints: [NSLayoutConstraint], diagnostics: [String]) {
        let built = try building(
            """
            <view id="root"><rect key="frame" width="375" height="667"/>
            <subviews>
            <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
            <view id="b" translatesAutoresizingMaskIntoConstraints="NO">
            <subviews><view id="inner" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            </view>
            </subviews>
            <constraints>
            <constraint \(attributes) id="c"/>
            </constraints></view>
            """)
        let all = [built.view] + built.view.subviews
        return (built.view, all.flatMap(\.constraints), built.diagnostics)
    }
}
