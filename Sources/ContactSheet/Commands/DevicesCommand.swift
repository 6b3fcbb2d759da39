import ArgumentParser
import ContactSheetDevices
import Escaping
import Foundation

struct DevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "Lists the supported iPhone, iPad, and iPod touch models.")

    @Flag(help: "Print JSON, with all known properties of each device")
    var json = false

    @Option(
        help: ArgumentHelp(
            """
            The newest iOS version whose safe areas and status bars are listed; by default, each \
            device's last one
            """, valueName: "version"))
    var ios: VersionValue?
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    func run() throws {
        let limit = ios?.version ?? .newest
        if json {
            let rows = Device.all.map { DeviceRow($0, limit: limit) }
            let json = try JSONEncoder.stable(isIndented: true).encode(rows)
            Console.print(lines: json + Data("\n".utf8))
        } else {
            DeviceTable(Device.all, limit: limit).lines.forEach(Console.print)
        }
    }
}
