export { OwnerLogo } from './owner-logo'
export { type PhoneSubject, parsePhoneSubject, phoneAnchor } from './phone-subject'
export { RevealPhone } from './reveal-phone'
export {
  BROKERS_PATH,
  brokerHref,
  DEVELOPERS_PATH,
  developerHref,
  ownerHref,
  PROJECTS_PATH,
  projectHref,
} from './urls'
