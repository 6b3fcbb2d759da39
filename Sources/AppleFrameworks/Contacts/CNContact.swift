@_exported import Foundation

public protocol CNKeyDescriptor: NSObjectProtocol {}

extension NSString: CNKeyDescriptor {}

public enum CNContactType: Int, Sendable { case person, organization }
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}
public enum CNEntityType: Int, Sendable { case contacts }

open class CNPhoneNumber: NSObject, @unchecked Sendable {
    public let stringValue: String

    public init(stringValue string: String) {
        stringValue = string
        super.init()
    }
}

open class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
    public let identifier = ""
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) {
        (self.label, self.value) = (label, value)
        super.init()
    }

    open class func localizedString(forLabel label: String) -> String {
        label.trimmingCharacters(in: CharacterSet(charactersIn: "_$!<>"))
    }
}

open class CNPostalAddress: NSObject, @unchecked Sendable {
    open var street = ""
    open var city = ""
    open var state = ""
    open var postalCode = ""
    open var country = ""
    open var isoCountryCode = ""
}

open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    public override init() {
        super.init()
    }
}

open class CNContact: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var contactType = CNContactType.person
    open var namePrefix = ""
    open var givenName = ""
    open var middleName = ""
    open var familyName = ""
    open var nickname = ""
    open var organizationName = ""
    open var jobTitle = ""
    open var note = ""
    open var imageData: Data?
    open var thumbnailImageData: Data? { imageData }
    open var imageDataAvailable: Bool { imageData != nil }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    open var emailAddresses: [CNLabeledValue<NSString>] = []
    open var urlAddresses: [CNLabeledValue<NSString>] = []
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    open var birthday: DateComponents?

    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}

open class CNMutableContact: CNContact, @unchecked Sendable {
    public override init() {
        super.init()
    }
}

public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactIdentifierKey = "identifier"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"

public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

open class CNContactFormatter: Formatter, @unchecked Sendable {
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let names = [contact.givenName, contact.middleName, contact.familyName]
        let text = names.filter { !$0.isEmpty }.joined(separator: " ")
        return text.isEmpty ? nil : text
    }
    open class func descriptorForRequiredKeys(
        for style: CNContactFormatterStyle
    ) -> any CNKeyDescriptor { NSString(string: "fullName") }
}
