export { actOnContact } from './act.server'
export { loadContact } from './load.server'
