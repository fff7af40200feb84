export { guestKept } from './guest.server'
export { type LeftOut, leftOut } from './left-out.server'
