"""The edits of Fuzzing/edits: one property of one element each."""
import xml.etree.ElementTree as ET

RED = {"key": "", "red": "0.9", "green": "0.1", "blue": "0.2", "alpha": "1",
       "colorSpace": "custom", "customColorSpace": "sRGB"}

class Edit:
    """One change of one property.

    `find` returns the elements that are suitable, in the order in which they are tried. `prepare` changes
    the reference, `change` the edited document; both may return False if the element isn't suitable. `cause` is
    a pattern for the cause, or None if nothing visible changes.
    """

    def __init__(self, name, find, change, cause, prepare=None):
        self.name, self.find, self.change, self.cause, self.prepare = name, find, change, cause, prepare


# Documents

class Document:
    def __init__(self, text):
        self.root = ET.fromstring(text)
        self.parents = {child: parent for parent in self.root.iter() for child in parent}

    def text(self):
        return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(self.root, encoding="unicode") + "\n"

    def all(self, *kinds):
        return [element for element in self.root.iter() if element.tag in kinds]

    def parent(self, element):
        return self.parents.get(element)

    def is_shown(self, element):
        """Whether the element is inside the view of a scene, and no superview is hidden."""
        scene = False
        while element is not None:
            if element.get("hidden") == "YES" and element.tag != "viewController":
                return False
            if element.tag in ("prototypes", "variation", "resources"):
                return False
            scene = scene or element.tag in ("scene", "objects")
            element = self.parent(element)
        return scene


def keyed(element, key):
    return next((child for child in element if child.get("key") == key), None)


def set_color(element, key, color=RED):
    old = keyed(element, key)
    if old is not None:
        element.remove(old)
    element.append(ET.Element("color", dict(color, key=key)))


def runtime(element, path, kind, value):
    """Adds or replaces a user-defined runtime attribute."""
    group = element.find("userDefinedRuntimeAttributes")
    if group is None:
        group = ET.SubElement(element, "userDefinedRuntimeAttributes")
    for old in [child for child in group if child.get("keyPath") == path]:
        group.remove(old)
    attribute = ET.SubElement(group, "userDefinedRuntimeAttribute", {"type": kind, "keyPath": path})
    if kind == "number":
        ET.SubElement(attribute, "real" if "." in value else "integer", {"key": "value", "value": value})
    elif kind == "boolean":
        attribute.set("value", value)
    elif kind == "color":
        attribute.append(ET.Element("color", dict(RED, key="value")))
    elif kind == "size":
        width, height = value.split()
        ET.SubElement(attribute, "size", {"key": "value", "width": width, "height": height})


# Elements

def shown(*kinds, where=None):
    """Returns a function that finds visible elements of these kinds."""
    def find(document):
        return [element for element in document.all(*kinds) if document.is_shown(element)
                and element.get("id") and (where is None or where(document, element))]
    return find


def has(*attributes):
    return lambda document, element: all(element.get(name) for name in attributes)


def lacks(*names):
    return lambda document, element: all(
        element.get(name) is None and keyed(element, name) is None for name in names)


def has_constraints(document, element):
    return element.get("translatesAutoresizingMaskIntoConstraints") == "NO"


def is_placed_by_mask(document, element):
    parent = document.parent(element)
    return (element.find("autoresizingMask") is not None and keyed(element, "frame") is not None
            and element.get("translatesAutoresizingMaskIntoConstraints") != "NO"
            and parent is not None and parent.tag == "subviews" and not element.get("customClass"))


def has_configuration(document, element):
    return element.find("buttonConfiguration") is not None


def has_state(name):
    def check(document, element):
        state = next((s for s in element.findall("state") if s.get("key") == "normal"), None)
        return (state is not None and (not name or bool(state.get(name)))
                and element.find("buttonConfiguration") is None)
    return check


def state(element):
    return next(s for s in element.findall("state") if s.get("key") == "normal")


def constraints(where=None):
    def find(document):
        return [c for c in document.all("constraint")
                if document.is_shown(c) and (where is None or where(c))]
    return find


# Changes

def attribute(name, *values):
    """Sets an attribute to the first of the values that it doesn't have, if there is one."""
    def change(document, element):
        others = [value for value in values if element.get(name) != value]
        if not others:
            return False
        value = others[0]
        if value is None:
            element.attrib.pop(name, None)
        else:
            element.set(name, value)
    return change


def color(key):
    return lambda document, element: set_color(element, key)


def layer(path, kind, value):
    return lambda document, element: runtime(element, path, kind, value)


def append(kind, attributes):
    def change(document, element):
        ET.SubElement(element, kind, attributes)
    return change


def font(attributes, key="fontDescription"):
    def change(document, element):
        old = keyed(element, key)
        if old is not None:
            if all(old.get(name) == value for name, value in attributes.items()):
                return False
            element.remove(old)
        element.append(ET.Element("fontDescription", dict(attributes, key=key)))
    return change


def font_size(document, element):
    description = keyed(element, "fontDescription")
    if description is None or not description.get("pointSize"):
        return False
    description.set("pointSize", str(float(description.get("pointSize")) + 4))


def add_text(element, name):
    element.set(name, (element.get(name) or "") + " more")


def text(name):
    return lambda document, element: add_text(element, name)


def configuration(name, *values):
    def change(document, element):
        return attribute(name, *values)(document, element.find("buttonConfiguration"))
    return change


def configuration_color(key):
    return lambda document, element: set_color(element.find("buttonConfiguration"), key)


def remove(document, element):
    parent = document.parent(element)
    used = {child.get("id") for child in element.iter()} - {None}
    parent.remove(element)
    for group in list(document.root.iter("constraints")):
        for constraint in list(group):
            owner = document.parent(group).get("id")
            items = {constraint.get("firstItem") or owner, constraint.get("secondItem")}
            if items & used:
                group.remove(constraint)
    for group in list(document.root.iter("connections")):
        for connection in list(group):
            if connection.get("destination") in used:
                group.remove(connection)


def add(document, element):
    element.find("subviews").append(ET.fromstring(
        '<view contentMode="scaleToFill" fixedFrame="YES" id="New-Vw-aaa">'
        '<rect key="frame" x="20" y="30" width="40" height="50"/>'
        '<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></view>'))


def has_subviews(document, element):
    return element.find("subviews") is not None and len(element.find("subviews")) > 1


def move_to_back(document, element):
    views = element.find("subviews")
    last = views[-1]
    views.remove(last)
    views.insert(0, last)


def move_frame(document, element):
    frame = keyed(element, "frame")
    frame.set("y", str(float(frame.get("y")) + 7))


def mask(document, element):
    element.find("autoresizingMask").set("widthSizable", "YES")
    element.find("autoresizingMask").set("flexibleMinX", "YES")


def constant(document, element):
    element.set("constant", str(float(element.get("constant") or 0) + 9))


def add_constraint(document, element):
    group = element.find("constraints")
    if group is None:
        group = ET.SubElement(element, "constraints")
    ET.SubElement(group, "constraint", {"firstAttribute": "width", "constant": "77", "id": "New-Cn-aaa"})


def rich_text(document, element):
    """Gives the label attributed text with its first two characters in red."""
    words = element.attrib.pop("text")
    string = ET.SubElement(element, "attributedString", {"key": "attributedText"})
    for part, red in ((words[:2], True), (words[2:], False)):
        fragment = ET.SubElement(string, "fragment", {"content": part})
        group = ET.SubElement(fragment, "attributes")
        if red:
            group.append(ET.Element("color", dict(RED, key="NSColor")))
        ET.SubElement(group, "font", {"key": "NSFont", "metaFont": "system"})
        ET.SubElement(group, "paragraphStyle", {"key": "NSParagraphStyle", "alignment": "natural"})


def rich_color(document, element):
    group = keyed(element, "attributedText").find("fragment").find("attributes")
    group.find("color").set("green", "0.8")


def rich_spacing(document, element):
    for fragment in keyed(element, "attributedText").findall("fragment"):
        fragment.find("attributes").find("paragraphStyle").set("lineHeightMultiple", "1.5")


def has_words(document, element):
    return len(element.get("text") or "") > 2 and not element.get("customClass")


def margins(document, element):
    for name in ("layoutMargins", "directionalLayoutMargins"):
        old = keyed(element, name)
        if old is not None:
            element.remove(old)
    ET.SubElement(element, "directionalEdgeInsets", {
        "key": "directionalLayoutMargins", "top": "31", "leading": "33", "bottom": "35", "trailing": "37"})


def uses_margins(document, element):
    """Whether a constraint refers to the margins of the view."""
    own = element.get("id")
    return any(
        ("Margin" in (c.get(attribute) or ""))
        and (c.get(item) or document.parent(document.parent(c)).get("id")) == own
        for c in document.all("constraint")
        for item, attribute in (("firstItem", "firstAttribute"), ("secondItem", "secondAttribute"))
        if c.get(attribute))


def segment_title(document, element):
    add_text(element.find("segments").find("segment"), "title")


def bar_button(document, element):
    element.attrib.pop("systemItem", None)
    element.set("title", "Other")


def named_color(document, element):
    shade = element.find("color")
    if shade is None:
        return False
    shade.attrib.clear()
    shade.attrib.update({name: value for name, value in RED.items() if name != "key"})


def tint_of_document(document, element):
    set_color(element, "tintColor")


def extended_edges(document, element):
    element.append(ET.Element("extendedEdge", {"key": "edgesForExtendedLayout"}))


def blur(document, element):
    effect = element.find("blurEffect")
    if effect is None:
        return False
    return attribute("style", "dark", "extraLight")(document, effect)


def unused(element, key):
    return element.get(key) is None


VIEWS = ("view", "label", "button", "imageView", "textField", "textView", "switch", "slider", "stackView")
SYSTEM = {"type": "system", "pointSize": "17"}

EDITS = [
    # All views
    Edit("alpha", shown("label", "button"), attribute("alpha", "0.5", "0.7"), "^alpha of"),
    Edit("hidden", shown("label", "button"), attribute("hidden", "YES"), "now hidden$"),
    Edit("background color", shown("label", "button", "imageView"), color("backgroundColor"), "^background color of"),
    Edit("background color, system color", shown("label", "textField"),
         lambda d, e: set_color(e, "backgroundColor", {"systemColor": "systemFillColor"}), "^background color of"),
    Edit("tint color of a button", shown("button", "slider", "segmentedControl"), color("tintColor"), "^tint color of"),
    Edit("tint color of a superview", shown("view", where=has_subviews), color("tintColor"), "^tint color of"),
    Edit("clips to bounds", shown("view", "stackView", "imageView", where=lacks("clipsSubviews")),
         attribute("clipsSubviews", "YES"), "^clips to bounds of"),
    Edit("content mode", shown("imageView"), attribute("contentMode", "center", "scaleAspectFill"), "^content mode of"),
    Edit("semantic attribute", shown("stackView", "segmentedControl", "slider", "view"),
         attribute("semanticContentAttribute", "forceRightToLeft"), "^semantic content of"),
    Edit("margins", shown("view", "stackView", where=uses_margins), margins, "^layout margins of"),
    Edit("margins follow readable width", shown("view", where=uses_margins),
         attribute("layoutMarginsFollowReadableWidth", "YES"), "^margins follow readable width of"),
    Edit("preserves superview margins", shown("view", "stackView"),
         attribute("preservesSuperviewLayoutMargins", "YES"), "^preserves superview margins of"),
    Edit("insets margins from safe area", shown("view"),
         attribute("insetsLayoutMarginsFromSafeArea", "NO"), "^insets margins from safe area of"),
    Edit("resizes subviews", shown("view", where=has_subviews),
         attribute("autoresizesSubviews", "NO"), "^resizes subviews of"),
    Edit("frame", shown(*VIEWS, where=is_placed_by_mask), move_frame, "frame changed$"),
    Edit("autoresizing mask", shown(*VIEWS, where=is_placed_by_mask), mask, "^autoresizing mask of"),
    Edit("removed view", shown("label", "imageView", "button"), remove, ": removed$"),
    Edit("added view", shown("view", where=has_subviews), add, ": added$"),
    Edit("order of views", shown("view", where=has_subviews), move_to_back, "now (behind|in front of)"),
    Edit("user label", shown("view", "label"), attribute("userLabel", "Another label"), None),
    Edit("accessibility identifier", shown("view", "label"),
         append("accessibility", {"key": "accessibilityConfiguration", "identifier": "other"}), None),
    Edit("accessibility label", shown("label", "button"),
         append("accessibility", {"key": "accessibilityConfiguration", "label": "other"}), None),
    Edit("tag", shown("view", "label"), attribute("tag", "77"), None),
    Edit("user interaction", shown("view", "imageView"), attribute("userInteractionEnabled", "NO"), None),
    Edit("custom class", shown("view", where=lacks("customClass")), attribute("customClass", "OtherView"), None),
    # Layers
    Edit("corner radius", shown("imageView", "button", "view"), layer("layer.cornerRadius", "number", "11"),
         "^corner radius of"),
    Edit("border width", shown("label", "button"), layer("layer.borderWidth", "number", "3"), "^border width of"),
    Edit("border color", shown("label", "button"), layer("layer.borderColor", "color", ""), "^border color of",
         layer("layer.borderWidth", "number", "3")),
    Edit("shadow opacity", shown("label", "button"), layer("layer.shadowOpacity", "number", "0.5"),
         "^shadow opacity of"),
    Edit("shadow radius", shown("label", "button"), layer("layer.shadowRadius", "number", "7"), "^shadow radius of",
         layer("layer.shadowOpacity", "number", "0.5")),
    Edit("shadow offset", shown("label", "button"), layer("layer.shadowOffset", "size", "4 5"), "^shadow offset of",
         layer("layer.shadowOpacity", "number", "0.5")),
    Edit("shadow color", shown("label", "button"), layer("layer.shadowColor", "color", ""), "^shadow color of",
         layer("layer.shadowOpacity", "number", "0.5")),
    Edit("z position", shown("view", "imageView", "label", "stackView"),
         layer("layer.zPosition", "number", "-5"), "^z position of"),
    Edit("opacity", shown("label", "button"), layer("layer.opacity", "number", "0.4"), "^alpha of"),
    # Texts
    Edit("text", shown("label", where=has_words), text("text"), "^text of"),
    Edit("font size", shown("label", where=has_words), font_size, "^font size of"),
    Edit("font weight", shown("label", where=has_words), font(dict(SYSTEM, weight="black")), "^font of|^text style of"),
    Edit("text style", shown("label", where=has_words), font({"style": "UICTFontTextStyleTitle1"}), "^text style of"),
    Edit("named font", shown("label", where=has_words),
         font({"name": "Georgia", "family": "Georgia", "pointSize": "17"}), "^font of|^text style of"),
    Edit("text color", shown("label", where=has_words), color("textColor"), "^text color of"),
    Edit("text alignment", shown("label", where=has_words), attribute("textAlignment", "right", "center"),
         "^text alignment of"),
    Edit("number of lines", shown("label", where=has_words), attribute("numberOfLines", "3", "2"), "^lines of"),
    Edit("line break mode", shown("label", where=has_words), attribute("lineBreakMode", "clip", "headTruncation"),
         "^line break mode of"),
    Edit("shrinks text", shown("label", where=has_words), attribute("adjustsFontSizeToFit", "NO", None),
         "^shrinks text of"),
    Edit("minimum scale", shown("label", where=has_words), attribute("minimumScaleFactor", "0.4"), "^minimum scale of"),
    Edit("text shadow color", shown("label", where=has_words), color("shadowColor"), "^text shadow color of"),
    Edit("text shadow offset", shown("label", where=has_words),
         append("size", {"key": "shadowOffset", "width": "3", "height": "2"}), "^text shadow offset of",
         color("shadowColor")),
    Edit("disabled label", shown("label", where=has_words), attribute("enabled", "NO"), "^text enabled of"),
    Edit("attributed text color", shown("label", where=has_words), rich_color, "^text (runs|color) of", rich_text),
    Edit("line height", shown("label", where=has_words), rich_spacing, "^text attributes of", rich_text),
    Edit("text of a field", shown("textField"), text("text"), "^text of"),
    Edit("placeholder", shown("textField"), text("placeholder"), "^placeholder of"),
    Edit("border style", shown("textField"), attribute("borderStyle", "line", "bezel"), "^border style of"),
    Edit("clear button", shown("textField"), attribute("clearButtonMode", "always", "never"),
         "^clear button of", text("text")),
    Edit("secure text", shown("textField"), append("textInputTraits", {"key": "textInputTraits", "secureTextEntry": "YES"}),
         "^secure of", text("text")),
    Edit("text of a text view", shown("textView"), text("text"), "^text of"),
    Edit("text color of a text view", shown("textView"), color("textColor"), "^text color of"),
    # Buttons
    Edit("title", shown("button", where=has_state("title")), lambda d, e: add_text(state(e), "title"), "^title of"),
    Edit("title color", shown("button", where=has_state("title")), lambda d, e: set_color(state(e), "titleColor"),
         "^title color of"),
    Edit("title font", shown("button", where=has_state("title")), font(dict(SYSTEM, pointSize="23")), "^title font (size )?of"),
    Edit("image of a button", shown("button", where=has_state(None)),
         lambda d, e: state(e).set("image", "star.fill") or state(e).set("catalog", "system"), "^image of"),
    Edit("background image", shown("button", where=has_state(None)),
         lambda d, e: state(e).set("backgroundImage", "heart.fill") or state(e).set("catalog", "system"),
         "^background image of"),
    Edit("disabled button", shown("button"), attribute("enabled", "NO"), "^enabled of"),
    Edit("content insets", shown("button", where=has_state(None)),
         append("inset", {"key": "contentEdgeInsets", "minX": "9", "minY": "8", "maxX": "7", "maxY": "6"}),
         "^content insets of"),
    Edit("title insets", shown("button", where=has_state("title")),
         append("inset", {"key": "titleEdgeInsets", "minX": "9", "minY": "8", "maxX": "0", "maxY": "0"}),
         "^title insets of"),
    Edit("content alignment", shown("button"), attribute("contentHorizontalAlignment", "left", "right"),
         "^horizontal alignment of"),
    Edit("button type", shown("button", where=has_state("title")), attribute("buttonType", "contactAdd", "infoLight"),
         "^button type of"),
    Edit("configuration style", shown("button", where=has_configuration), configuration("style", "filled", "tinted"),
         "^configuration style of"),
    Edit("configuration title", shown("button", where=has_configuration),
         lambda d, e: add_text(e.find("buttonConfiguration"), "title"), "^title of"),
    Edit("subtitle", shown("button", where=has_configuration), configuration("subtitle", "Below"), "^subtitle of"),
    Edit("corner style", shown("button", where=has_configuration), configuration("cornerStyle", "capsule", "small"),
         "^corner style of"),
    Edit("button size", shown("button", where=has_configuration), configuration("buttonSize", "large", "small"),
         "^button size of"),
    Edit("base background color", shown("button", where=has_configuration),
         configuration_color("baseBackgroundColor"), "^base background color of"),
    Edit("base foreground color", shown("button", where=has_configuration),
         configuration_color("baseForegroundColor"), "^base foreground color of"),
    Edit("image placement", shown("button", where=has_configuration), configuration("imagePlacement", "top", "trailing"),
         "^image placement of"),
    Edit("image padding", shown("button", where=has_configuration), configuration("imagePadding", "13"),
         "^image padding of"),
    # Images and stack views
    Edit("image", shown("imageView"), lambda d, e: e.set("image", "moon.fill") or e.set("catalog", "system"), "^image of"),
    Edit("symbol configuration", shown("imageView", where=lambda d, e: e.get("catalog") == "system"),
         append("preferredSymbolConfiguration", {"key": "preferredSymbolConfiguration", "scale": "large"}),
         "^symbol configuration of"),
    Edit("axis", shown("stackView"), attribute("axis", "vertical", None), "^axis of"),
    Edit("spacing", shown("stackView"), attribute("spacing", "13", "17"), "^spacing of"),
    Edit("alignment", shown("stackView"), attribute("alignment", "center", "top"), "^alignment of"),
    Edit("distribution", shown("stackView"), attribute("distribution", "equalSpacing", "fillEqually"), "^distribution of"),
    Edit("margins of a stack view", shown("stackView", where=lacks("layoutMargins", "directionalLayoutMargins")),
         margins, "^layout margins of"),
    # Controls
    Edit("on", shown("switch"), attribute("on", "YES", "NO"), "^on of"),
    Edit("on tint color", shown("switch"), color("onTintColor"), "^on tint color of", attribute("on", "YES")),
    Edit("thumb tint color", shown("switch", "slider"), color("thumbTintColor"), "^thumb tint color of"),
    Edit("slider value", shown("slider"), attribute("value", "0.1", "0.9"), "^value of"),
    Edit("maximum value", shown("slider"), attribute("maxValue", "3", "5"), "^maximum value of"),
    Edit("track color", shown("slider"), color("minimumTrackTintColor"), "^minimum track color of"),
    Edit("limit of a stepper", shown("stepper"), attribute("maximumValue", "0.5"), "^upper limit of|^value of"),
    Edit("progress", shown("progressView"), attribute("progress", "0.2", "0.8"), "^progress of"),
    Edit("progress color", shown("progressView"), color("progressTintColor"), "^progress color of"),
    Edit("number of pages", shown("pageControl"), attribute("numberOfPages", "5", "4"), "^page of"),
    Edit("page color", shown("pageControl"), color("pageIndicatorTintColor"), "^page color of"),
    Edit("segment title", shown("segmentedControl"), segment_title, "^segments of"),
    Edit("selected segment", shown("segmentedControl"), attribute("selectedSegmentIndex", "1", "0"),
         "^selected segment of"),
    Edit("segment color", shown("segmentedControl"), color("selectedSegmentTintColor"), "^selected segment color of"),
    Edit("indicator color", shown("activityIndicatorView"), color("color"), "^indicator color of",
         attribute("animating", "YES")),
    Edit("date mode", shown("datePicker"), attribute("datePickerMode", "time", "date"), "^date mode of"),
    Edit("search placeholder", shown("searchBar"), text("placeholder"), "^search placeholder of"),
    Edit("cancel button", shown("searchBar"), attribute("showsCancelButton", "YES", None), "^cancel button of"),
    Edit("blur", shown("visualEffectView"), blur, "^effect of"),
    # Lists
    Edit("table style", shown("tableView"), attribute("style", "grouped", "plain"), "^table style of"),
    Edit("separator style", shown("tableView"), attribute("separatorStyle", "none"), "^separator style of"),
    Edit("separator color", shown("tableView"), color("separatorColor"), "^separator color of"),
    Edit("row height", shown("tableView"), attribute("rowHeight", "71", "83"), "^row height of"),
    Edit("accessory", lambda d: d.all("tableViewCell"), attribute("accessoryType", "checkmark", "detailButton"),
         "^accessory of"),
    Edit("line spacing", lambda d: d.all("collectionViewFlowLayout"), attribute("minimumLineSpacing", "23"),
         "^line spacing of"),
    Edit("content inset", shown("scrollView", "tableView", "textView"),
         append("inset", {"key": "contentInset", "minX": "0", "minY": "19", "maxX": "0", "maxY": "0"}),
         "^content inset of"),
    # Bars and controllers
    Edit("title of a navigation item", lambda d: d.all("navigationItem"), text("title"), "^item title of"),
    Edit("prompt", lambda d: d.all("navigationItem"), attribute("prompt", "Prompt"), "^prompt of"),
    Edit("bar button item", lambda d: d.all("barButtonItem"), bar_button, "items of"),
    Edit("large titles", lambda d: d.all("navigationBar"), attribute("largeTitles", "YES", None), "^large titles of"),
    Edit("bar tint color", lambda d: d.all("navigationBar", "toolbar", "tabBar"), color("barTintColor"),
         "^bar tint color of"),
    Edit("title of a tab", lambda d: d.all("tabBarItem"), text("title"), "^items of"),
    Edit("extended edges", lambda d: d.all("viewController", "tableViewController"), extended_edges, "^extended edges of"),
    Edit("extends under opaque bars", lambda d: d.all("viewController", "tableViewController"),
         attribute("extendedLayoutIncludesOpaqueBars", "YES"), "^extends under opaque bars of"),
    # Constraints
    Edit("constant", constraints(has_constant := lambda c: c.get("constant") is not None), constant,
         "constant changed from"),
    Edit("multiplier", constraints(lambda c: c.get("secondItem") and c.get("firstAttribute") in ("width", "height")),
         lambda d, c: c.set("multiplier", "0.2501"), "multiplier changed from 0.25 to 0.2501$",
         lambda d, c: c.set("multiplier", "0.25")),
    Edit("priority", constraints(has_constant), attribute("priority", "450"), "priority changed from"),
    Edit("relation", constraints(has_constant), attribute("relation", "greaterThanOrEqual", None), ": changed from"),
    Edit("second attribute", constraints(lambda c: c.get("secondAttribute") == "top"),
         attribute("secondAttribute", "bottom"), ": changed from"),
    Edit("removed constraint", constraints(), lambda d, c: d.parent(c).remove(c), ": removed$"),
    Edit("added constraint", shown("label", "button", where=has_constraints),
         add_constraint, ": added$"),
    Edit("content hugging", shown("label", "button", where=has_constraints),
         attribute("horizontalHuggingPriority", "999", "1"), "^hugging priority of"),
    Edit("compression resistance", shown("label", "button", where=has_constraints),
         attribute("horizontalCompressionResistancePriority", "1"), "^compression resistance of"),
    # The whole document
    Edit("named color", lambda d: d.all("namedColor"), named_color, "^color “.*” changed"),
]
