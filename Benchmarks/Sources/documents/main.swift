// Measures how long opening a large storyboard takes, compared with FoundationXML's parser alone.
//
//     scripts/bench documents [SCENES [VIEWS-A-SCENE]]
import ContactSheetDiagnostics
import Foundation
import FoundationXML
import InterfaceBuilder
import ProcessorTime
import UIKit

let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let scenes = counts.first ?? 43
let storyboard = Storyboard(scenes: scenes, views: counts.dropFirst().first ?? 47)
let data = Data(storyboard.text.utf8)
let rounds = 15

/// Receives every element, as any reader has to.
final class Listener: NSObject, XMLParserDelegate {
    var elements = 0

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
        elements += 1
    }
}

func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    try ProcessorTime.seconds(work) * 1e3
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

try MainActor.assumeIsolated {
    var times: (peer: [Double], parse: [Double], build: [Double]) = ([], [], [])
    let listener = Listener()
    for _ in 0..<rounds {
        let parser = XMLParser(data: data)
        parser.delegate = listener
        times.peer.append(milliseconds { _ = parser.parse() })
        var document: Document?
        times.parse.append(
            try milliseconds { document = try Document(data: data, fileName: "Large.storyboard") })
        guard let document else { continue }
        // Releasing them isn't part of opening.
        var controllers: [UIViewController] = []
        times.build.append(
            milliseconds {
                _ = DiagnosticLog.collecting {
                    for scene in document.scenes {
                        controllers.append(document.makeViewController(for: scene))
                        controllers.last?.loadViewIfNeeded()
                    }
                }
            })
    }
    let (peer, parse, build) = (median(times.peer), median(times.parse), median(times.build))
    print(
        String(
            format:
                "%d scenes, %d elements, %d kB: XMLParser %.1f ms; parse %.1f ms, build %.1f ms,"
                + " together %.2f times XMLParser", scenes, listener.elements / rounds,
            data.count / 1000, peer, parse, build, (parse + build) / peer))
}
