export { CONTACT } from './contact-form'
export { ContactView } from './contact-view'
