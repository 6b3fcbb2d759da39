import ArgumentParser
import Devices
import Foundation

struct DevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "Lists every iPhone and iPad that is known.")

    @Flag(help: "As JSON, with all that is known of each device.")
    var json = false

    @Option(
        help:
            "The newest iOS whose safe areas and status bars are listed; each device's last one if not given."
    )
    var ios: String?

    func run() throws {
        let limit = try IOSVersion(option: ios)
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let rows = Device.all.map { DeviceRow($0, limit: limit) }
            Console.print(lines: try encoder.encode(rows) + Data("\n".utf8))
        } else {
            DeviceTable(Device.all, limit: limit).lines.forEach(Console.print)
        }
    }
}
