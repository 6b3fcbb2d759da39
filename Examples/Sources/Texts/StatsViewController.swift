import UIKit

/// The lecture: how many characters have a color, and how many an outline.
final class StatsViewController: UIViewController {
    var textToAnalyze = NSAttributedString(string: "")
    let colorfulCharactersLabel = UILabel()
    let outlinedCharactersLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stats"
        view.backgroundColor = .white
        for label in [colorfulCharactersLabel, outlinedCharactersLabel] {
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
        }
        let views: [String: Any] = [
            "colorful": colorfulCharactersLabel, "outlined": outlinedCharactersLabel,
            "bottom": bottomLayoutGuide,
        ]
        for format in ["H:|-[colorful]", "H:|-[outlined]", "V:[outlined]-[colorful]-[bottom]"] {
            view.addConstraints(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
            )
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        colorfulCharactersLabel.text = "\(count(.foregroundColor)) colorful characters"
        outlinedCharactersLabel.text = "\(count(.strokeWidth)) outlined characters"
    }

    private func count(_ attribute: NSAttributedString.Key) -> Int {
        var index = 0
        var characters = 0
        while index < textToAnalyze.length {
            var range = NSRange()
            let value = textToAnalyze.attribute(attribute, at: index, effectiveRange: &range)
            if value != nil { characters += range.length }
            index = range.location + range.length
        }
        return characters
    }
}
