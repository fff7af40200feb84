export { revealPhone, type ShownPhone, takePhone } from './phone.server'
