export { NamesForm } from './names-form'
export { PhoneForm } from './phone-form'
export { DeviceList, SignedInDevices } from './signed-in-devices'
export { PERSONAL_INFORMATION_PATH } from './urls'
