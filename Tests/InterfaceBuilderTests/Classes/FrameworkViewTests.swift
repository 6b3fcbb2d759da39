import ContactSheetDiagnostics
import Foundation
import MapKit
import Testing
import UIKit

@testable import InterfaceBuilder

/// Views of other frameworks in documents are instances of their classes, as in UIKit.
@MainActor struct FrameworkViewTests {
    final class PlacesController: UIViewController, MKMapViewDelegate {
        var map: MKMapView!
        var other: MKMapView!
    }

    @Test func outletsHoldMaps() throws {
        try Simulation.run {
            ClassTable.register(PlacesController.self, named: "PlacesController") { table in
                table.property("map", \PlacesController.map)
                table.property("other", \PlacesController.other)
            }
            let document = try Document.storyboard(
                """
                <viewController id="vc" customClass="PlacesController" sceneMemberID="viewController">
                <view key="view" id="v"><rect key="frame" width="375" height="667"/><subviews>
                <mapView id="m" mapType="hybrid"><rect key="frame" width="50" height="20"/>
                <connections><outlet property="delegate" destination="vc" id="1"/></connections>
                </mapView>
                <view id="o" customClass="MKMapView"><rect key="frame" width="50" height="20"/></view>
                </subviews></view>
                <connections><outlet property="map" destination="m" id="2"/>
                <outlet property="other" destination="o" id="3"/></connections>
                </viewController>
                """)
            let (controller, diagnostics) = DiagnosticLog.collecting {
                let controller = document.makeViewController(for: document.scenes[0])
                controller.loadViewIfNeeded()
                return controller as? PlacesController
            }
            #expect(diagnostics == [])
            let map = try #require(controller?.map)
            #expect(map.delegate === controller && map.mapType == .hybrid)
            #expect(controller?.other?.superview === controller?.view)
        }
    }
}
