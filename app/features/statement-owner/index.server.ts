export { type RevealedPhone, readRevealedPhone, revealPhone } from './reveal-phone.server'
