export { guestKept } from './guest.server'
