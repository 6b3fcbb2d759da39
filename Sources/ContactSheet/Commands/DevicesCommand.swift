import ArgumentParser
import Devices
import Foundation

struct DevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "Lists the supported iPhone, iPad, and iPod touch models.")

    @Flag(help: "Print JSON, with all known properties of each device")
    var json = false

    @Option(
        help:
            "The newest iOS version whose safe areas and status bars are listed (default: each device's last one)"
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
