export { guestKept } from './guest.server'
export { leftOut } from './left-out.server'
