import SwiftIfConfig
import SwiftSyntax

/// The conditions under which `#if` compiles code for a platform.
struct CompilationConditions: BuildConfiguration {
    enum Platform { case iOS, linux }

    let platform: Platform
    let conditions: Set<String>
    let importableModules: Set<String>

    init(_ module: ModuleSources, _ platform: Platform) {
        self.platform = platform
        conditions = module.conditions
        importableModules = module.importableModules
    }

    /// Swift's package manager, which compiles the rewritten sources, sets a condition of its own.
    func isCustomConditionSet(name: String) -> Bool {
        conditions.contains(name) || platform == .linux && name == "SWIFT_PACKAGE"
    }

    func isActiveTargetOS(name: String) -> Bool {
        name == (platform == .iOS ? "iOS" : "Linux")
    }

    func isActiveTargetEnvironment(name: String) -> Bool {
        platform == .iOS && name == "simulator"
    }

    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        importPath.first.map { importableModules.contains($0.1) } ?? false
    }

    func hasFeature(name: String) -> Bool { false }
    func hasAttribute(name: String) -> Bool { true }

    func isActiveTargetArchitecture(name: String) -> Bool {
        #if arch(arm64)
        name == "arm64"
        #else
        name == "x86_64"
        #endif
    }

    /// Objective-C's runtime isn't there, whatever the platform.
    func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }

    var targetPointerBitWidth: Int { 64 }
    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
    var endianness: Endianness { .little }
    var languageVersion: VersionTuple { VersionTuple(5, 10) }
    var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
