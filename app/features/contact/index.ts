export { CONTACT_PATH } from './form'
export { ContactView } from './view'
