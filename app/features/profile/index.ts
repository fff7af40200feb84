export { NamesForm } from './names-form'
export { PhoneForm } from './phone-form'
export { PERSONAL_INFORMATION_PATH } from './urls'
