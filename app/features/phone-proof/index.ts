/** A number of a phone, and the code that proves whose it is. */
export { PhoneProof } from './phone-proof'
