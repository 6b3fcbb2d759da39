import ContactSheetLint
import ContactSheetPreviews
import Escaping
import InterfaceBuilder

/// The JSON schema of settings files, which editors use for completion.
@MainActor struct SettingsSchema {
    let syntax: SettingsSyntax

    /// The text of the file `Documentation/schemas/settings.schema.json`.
    var text: String { JSONText.text(of: root) + "\n" }

    private var root: JSONSchema {
        let common = syntax.common
        var properties = Dictionary(
            uniqueKeysWithValues: common.map { ($0.name, JSONSchema($0)) })
        for command in syntax.sections {
            properties[command.commandName] = section(command, common)
        }
        var root = JSONSchema(
            description: "The defaults of contactsheet's options, for all commands and by command.")
        root.schema = "https://json-schema.org/draft/2020-12/schema"
        root.title = "Settings of Contactsheet (.contactsheet.yml)"
        root.type = ["object", "null"]
        root.properties = properties
        root.additionalProperties = false
        return root
    }

    private func section(
        _ command: CommandSyntax, _ common: [CommandSyntax.Argument]
    ) -> JSONSchema {
        var section = JSONSchema(
            description: "The options of `contactsheet \(command.commandName)`.")
        section.type = ["object", "null"]
        section.additionalProperties = false
        section.properties = Dictionary(
            uniqueKeysWithValues: command.options.map { option in
                let isCommon = common.contains { $0.name == option.name && $0.help == option.help }
                return (
                    option.name,
                    isCommon ? JSONSchema(ref: "#/properties/\(option.name)") : JSONSchema(option)
                )
            })
        if command.commandName == LintCommand.configuration.commandName {
            section.properties?[SettingsSyntax.rulesKey] = rules
        }
        return section
    }

    private var rules: JSONSchema {
        var rules = JSONSchema(description: "The severities of rules; off disables a rule.")
        rules.type = ["object"]
        rules.additionalProperties = false
        rules.properties = Dictionary(
            uniqueKeysWithValues: LayoutRules.all.map { rule in
                var severity = JSONSchema(description: rule.summary)
                severity.words = RuleSeverity.severities
                return (rule.id, severity)
            })
        return rules
    }
}

/// A part of a JSON schema.
private struct JSONSchema: Encodable {
    var schema: String?
    var ref: String?
    var title: String?
    var description: String?
    var type: [String]?
    var words: [String]?
    var items: [JSONSchema]?
    var properties: [String: JSONSchema]?
    var additionalProperties: Bool?
    var alternatives: [JSONSchema]?

    init(description: String) { self.description = description }

    init(ref: String) { self.ref = ref }

    init(_ option: CommandSyntax.Argument) {
        description = option.help
        let value = JSONSchema(valueOf: option)
        guard option.isList || option.isRepeating else {
            (type, words) = (value.type, value.words)
            return
        }
        var list = JSONSchema(valueOf: option)
        (list.type, list.words) = (["array"], nil)
        list.items = [value]
        // One text can consist of several words.
        var text = value
        if option.isList { (text.type, text.words) = (["string", "number"], nil) }
        alternatives = [text, list]
    }

    private init(valueOf option: CommandSyntax.Argument) {
        if option.valueKind == .flag {
            type = ["boolean"]
        } else if option.valueKind != .text {
            type = ["string"]
        } else if option.words.isEmpty || option.name == "reporter" {
            type = ["string", "number"]
        } else {
            words = option.words
        }
    }

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case ref = "$ref"
        case words = "enum"
        case alternatives = "anyOf"
        case title, description, type, items, properties, additionalProperties
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(schema, forKey: .schema)
        try container.encodeIfPresent(ref, forKey: .ref)
        try container.encodeIfPresent(title, forKey: .title)
        try container.encodeIfPresent(description, forKey: .description)
        if let type, type.count == 1 {
            try container.encode(type[0], forKey: .type)
        } else {
            try container.encodeIfPresent(type, forKey: .type)
        }
        try container.encodeIfPresent(words, forKey: .words)
        try container.encodeIfPresent(items?.first, forKey: .items)
        try container.encodeIfPresent(properties, forKey: .properties)
        try container.encodeIfPresent(additionalProperties, forKey: .additionalProperties)
        try container.encodeIfPresent(alternatives, forKey: .alternatives)
    }
}
