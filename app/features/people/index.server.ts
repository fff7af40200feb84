export { mostLookedAt } from './home.server'
