export { phoneDraftShape } from './draft-schema.server'
export { checkPhoneCode, requestPhoneCode } from './phone-code.server'
