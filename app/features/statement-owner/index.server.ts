export { readRevealedPhones } from './reveal-phone.server'
