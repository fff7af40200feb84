export { PhoneProof } from './phone-proof'
