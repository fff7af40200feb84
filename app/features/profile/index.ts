export { PATH } from './address'
export { NamesForm } from './names-form'
export { PhoneForm } from './phone-form'
