/// Declares a preview of a controller.
///
/// - Parameters:
///   - name: The name, or `nil` for one that consists of the file's name.
///   - traits: The orientation and the size.
///   - body: Creates the controller.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: DeclaredPreview.Trait...,
    body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview of a view, which is in the middle of the screen.
///
/// - Parameters:
///   - name: The name, or `nil` for one that consists of the file's name.
///   - traits: The orientation and the size. A view without a size has the one that its content requires.
///   - body: Creates the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: DeclaredPreview.Trait...,
    body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
