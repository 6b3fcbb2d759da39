import Foundation
import QuartzCore
import Testing

/// Source: developer.apple.com on `CATransition`.
@MainActor @Suite struct LayerTransitionTests {
    private func recorded(
        _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil
    ) -> [String] {
        var lines: [String] = []
        filming { layer in
            layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            layer.backgroundColor = .white
            let transition = CATransition()
            (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
            layer.add(transition, forKey: nil)
            layer.backgroundColor = .black
            wait(0.25)
            lines = layer.superlayer.map { dump($0) } ?? []
        }
        return lines
    }

    @Test func fade() {
        #expect(
            recorded(.fade) == [
                "  group", "    fill rect(0 0 40 40) #ffffff", "  group opacity 0.25",
                "    fill rect(0 0 40 40) #000000",
            ])
    }

    @Test func pushFromTheRight() {
        #expect(
            recorded(.push, .fromRight) == [
                "  group transform [1 0 0 1 -10 0]", "    fill rect(0 0 40 40) #ffffff",
                "  fill rect(30 0 40 40) #000000",
            ])
    }

    @Test func anEndedTransitionShowsThePresentContent() {
        filming { layer in
            layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            layer.add(CATransition(), forKey: nil)
            layer.backgroundColor = .black
            wait(0.25)
            #expect(layer.superlayer.map { dump($0) } == ["  fill rect(0 0 40 40) #000000"])
        }
    }
}
