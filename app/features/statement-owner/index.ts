export { OwnerLogo } from './owner-logo'
export { type PhoneSubject, parsePhoneSubject, phoneAnchor } from './phone-subject'
export { RevealPhone } from './reveal-phone'
export * from './urls'
