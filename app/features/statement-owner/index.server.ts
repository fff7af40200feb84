export { readRevealedPhone, revealPhone } from './reveal-phone.server'
