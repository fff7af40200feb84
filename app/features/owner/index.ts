export * from './address'
export { Logo } from './logo'
export { Phone } from './phone'
export { type PhoneSubject, phoneAnchor, readSubject } from './phone-subject'
