export { formatDelivery } from './format-delivery'
export { getLogoFile, OwnerLogo } from './owner-logo'
export { RevealPhone, type RevealPhoneProps } from './reveal-phone'
export {
  BROKERS_PATH,
  brokerHref,
  DEVELOPERS_PATH,
  developerHref,
  ownerHref,
  PROJECTS_PATH,
  projectHref,
} from './urls'
