export { readRevealedPhones, revealPhone } from './reveal-phone.server'
