/// A storyboard of forms: labels, fields, buttons, and stack views with constraints.
struct Storyboard {
    /// The number of scenes.
    let scenes: Int
    /// The number of views in a scene, in addition to the root view.
    let views: Int

    var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <scenes>
        \((0..<scenes).map(scene).joined(separator: "\n"))
            </scenes>
        </document>
        """
    }

    private func scene(_ number: Int) -> String {
        """
                <scene sceneID="scene-\(number)">
                    <objects>
                        <viewController title="Page \(number)" id="vc-\(number)" \
        sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="root-\(number)">
                                <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" \
        heightSizable="YES"/>
                                <subviews>
        \((0..<views).map { view($0, in: number) }.joined(separator: "\n"))
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="safe-\(number)"/>
                                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                <constraints>
        \((0..<views).map { constraints($0, in: number) }.joined(separator: "\n"))
                                </constraints>
                            </view>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(number)" \
        userLabel="First Responder" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="\(number * 700)" y="0.0"/>
                </scene>
        """
    }

    private func view(_ index: Int, in scene: Int) -> String {
        let id = "v-\(scene)-\(index)"
        let common = """
            opaque="NO" contentMode="left" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"
            """
        let rect = """
                                                <rect key="frame" x="20" y="\(60 + index * 16)" \
            width="374" height="16"/>
            """
        let font = """
                                                <fontDescription key="fontDescription" \
            type="system" pointSize="\(12 + index % 6)"/>
            """
        switch index % 4 {
        case 0:
            return """
                                            <button buttonType="system" lineBreakMode="middle\
                Truncation" \(common)>
                \(rect)
                                                <state key="normal" title="Button \(index)"/>
                                                <connections>
                                                    <action selector="go:" \
                destination="vc-\(scene)" eventType="touchUpInside" id="a-\(scene)-\(index)"/>
                                                </connections>
                                            </button>
                """
        case 1:
            return """
                                            <textField placeholder="Field \(index)" \
                borderStyle="roundedRect" \(common)>
                \(rect)
                \(font)
                                                <textInputTraits key="textInputTraits"/>
                                            </textField>
                """
        default:
            return """
                                            <label text="Label \(index) of page \(scene)" \
                textAlignment="natural" lineBreakMode="tailTruncation" \
                baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \(common)>
                \(rect)
                \(font)
                                                <color key="textColor" red="0.1" green="0.2" \
                blue="0.\(index % 10)" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                                <nil key="highlightedColor"/>
                                            </label>
                """
        }
    }

    private func constraints(_ index: Int, in scene: Int) -> String {
        let above =
            index == 0
            ? #"secondItem="safe-\#(scene)" secondAttribute="top""#
            : #"secondItem="v-\#(scene)-\#(index - 1)" secondAttribute="bottom""#
        return """
                                        <constraint firstItem="v-\(scene)-\(index)" \
            firstAttribute="leading" secondItem="safe-\(scene)" secondAttribute="leading" \
            constant="20" id="l-\(scene)-\(index)"/>
                                        <constraint firstItem="v-\(scene)-\(index)" \
            firstAttribute="top" \(above) constant="8" symbolic="YES" id="t-\(scene)-\(index)"/>
            """
    }
}
