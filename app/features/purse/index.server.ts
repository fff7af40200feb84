export { loadPurseLimits } from './purse-cookie.server'
