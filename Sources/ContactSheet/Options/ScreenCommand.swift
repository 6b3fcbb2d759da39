/// A command that renders the screens of documents, of previews in code, or of a project.
///
/// Its option groups aren't in groups of their own: a debug build of ArgumentParser checks each option of a group
/// about five times, and each one of a group in a group 25 times, which took most of a short command's time.
protocol ScreenCommand: SendableMetatype {
    var inputs: InputArguments { get }
    var filter: InputFilterOptions { get }
    var resources: ResourceOptions { get }
    var project: ProjectOptions { get }
    var screens: ScreenOptions { get }
    var appearance: AppearanceOptions { get }
}

extension ScreenCommand {
    var input: InputOptions {
        InputOptions(input: inputs.input, filter: filter, resources: resources, project: project)
    }

    var selection: SelectionOptions { SelectionOptions(screens: screens, appearance: appearance) }
}
