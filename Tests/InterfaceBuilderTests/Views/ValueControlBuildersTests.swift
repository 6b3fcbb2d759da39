import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: the elements in the tests, with the attributes in documents of the corpus.
@MainActor struct ValueControlBuildersTests {
    private func view<View: UIView>(
        _ type: View.Type, _ name: String, _ attributes: String = "", _ inside: String = ""
    ) throws -> View {
        useStandardScreen()
        return try #require(
            try Document.view(
                type,
                "<\(name) \(attributes)><rect key=\"frame\" width=\"90\" height=\"30\"/>"
                    + "\(inside)</\(name)>",
                resources: #"<image name="gear" width="24" height="18"/>"#))
    }

    private func color(_ key: String) -> String {
        "<color key=\"\(key)\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
    }

    @Test func switches() throws {
        let toggle = try view(
            UISwitch.self, "switch", #"on="YES" enabled="NO""#,
            color("onTintColor") + color("thumbTintColor"))
        #expect(toggle.isOn && !toggle.isEnabled)
        #expect(toggle.onTintColor?.light == [255, 0, 0, 100])
        #expect(toggle.thumbTintColor?.light == [255, 0, 0, 100])
        #expect(try !view(UISwitch.self, "switch").isOn)
    }

    @Test func sliders() throws {
        let slider = try view(
            UISlider.self, "slider",
            #"value="25" minValue="10" maxValue="50" continuous="NO" minimumValueImage="gear""#,
            color("minimumTrackTintColor"))
        #expect((slider.minimumValue, slider.value, slider.maximumValue) == (10, 25, 50))
        #expect(!slider.isContinuous)
        #expect(slider.minimumValueImage?.size == CGSize(width: 24, height: 18))
        #expect(slider.minimumTrackTintColor?.light == [255, 0, 0, 100])
    }

    @Test func steppers() throws {
        let stepper = try view(
            UIStepper.self, "stepper",
            #"value="4" minimumValue="2" maximumValue="10" stepValue="2" wraps="YES""#)
        #expect((stepper.minimumValue, stepper.value, stepper.maximumValue) == (2, 4, 10))
        #expect(stepper.stepValue == 2)
        #expect(stepper.wraps)
    }

    @Test func segmentedControls() throws {
        let control = try view(
            UISegmentedControl.self, "segmentedControl",
            #"segmentControlStyle="bar" selectedSegmentIndex="1" momentary="YES" "#
                + #"apportionsSegmentWidthsByContent="YES""#,
            """
            <segments><segment title="One" width="35"/><segment image="gear" enabled="NO">
            <size key="contentOffset" width="2" height="3"/></segment></segments>
            """)
        #expect(control.numberOfSegments == 2)
        #expect(control.titleForSegment(at: 0) == "One")
        #expect(control.widthForSegment(at: 0) == 35)
        #expect(control.imageForSegment(at: 1)?.size == CGSize(width: 24, height: 18))
        #expect(!control.isEnabledForSegment(at: 1))
        #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 2, height: 3))
        #expect(control.selectedSegmentIndex == 1)
        #expect(control.segmentedControlStyle == .bar)
        #expect(control.isMomentary && control.apportionsSegmentWidthsByContent)
    }

    @Test func progressViews() throws {
        let view = try view(
            UIProgressView.self, "progressView", #"progress="0.5" progressViewStyle="bar""#,
            color("trackTintColor"))
        #expect(view.progress == 0.5)
        #expect(view.progressViewStyle == .bar)
        #expect(view.trackTintColor?.light == [255, 0, 0, 100])
    }

    @Test func pageControls() throws {
        let control = try view(
            UIPageControl.self, "pageControl",
            #"numberOfPages="5" currentPage="2" hidesForSinglePage="YES""#,
            color("currentPageIndicatorTintColor"))
        #expect((control.numberOfPages, control.currentPage) == (5, 2))
        #expect(control.hidesForSinglePage)
        #expect(control.currentPageIndicatorTintColor?.light == [255, 0, 0, 100])
    }

    @Test func activityIndicators() throws {
        let running = try view(
            UIActivityIndicatorView.self, "activityIndicatorView",
            #"style="large" hidesWhenStopped="YES" animating="YES""#, color("color"))
        #expect(running.style == .large)
        #expect(running.isAnimating && !running.isHidden)
        #expect(running.color?.light == [255, 0, 0, 100])
        let resting = try view(
            UIActivityIndicatorView.self, "activityIndicatorView", #"hidesWhenStopped="YES""#)
        #expect(resting.isHidden)
    }

    @Test func datePickers() throws {
        let picker = try view(
            UIDatePicker.self, "datePicker",
            #"datePickerMode="date" style="inline" minuteInterval="15" useCurrentDate="NO""#,
            """
            <date key="date" timeIntervalSinceReferenceDate="86400"/>
            <date key="maximumDate" timeIntervalSinceReferenceDate="172800"/>
            <locale key="locale" localeIdentifier="de_DE"/>
            <timeZone key="timeZone" name="Europe/Berlin"/>
            """)
        #expect(picker.datePickerMode == .date)
        #expect(picker.preferredDatePickerStyle == .inline)
        #expect(picker.minuteInterval == 15)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 86_400))
        #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 172_800))
        #expect(picker.locale?.identifier == "de_DE")
        #expect(picker.timeZone?.identifier == "Europe/Berlin")
    }

    /// Dates of our time have more seconds than coordinates may have points.
    @Test func aDateOf2026() throws {
        let picker = try view(
            UIDatePicker.self, "datePicker", #"useCurrentDate="NO""#,
            #"<date key="date" timeIntervalSinceReferenceDate="800602200"/>"#)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 800_602_200))
    }

    /// The app doesn't show the date on which the document was saved.
    @Test func theCurrentDateIsTheFixedOne() throws {
        let picker = try view(
            UIDatePicker.self, "datePicker", #"datePickerMode="date""#,
            #"<date key="date" timeIntervalSinceReferenceDate="86400"/>"#)
        #expect(picker.date == UIDatePicker.defaultDate)
    }

    @Test func aScrollViewTakesItsRefreshControl() throws {
        let scrollView = try view(
            UIScrollView.self, "scrollView", "",
            """
            <refreshControl key="refreshControl" id="r">
            <rect key="frame" width="1000" height="1000"/></refreshControl>
            """)
        #expect(scrollView.refreshControl?.frame.minY == 0)
        #expect(scrollView.refreshControl?.frame.width == 90)
    }
}
