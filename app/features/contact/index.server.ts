export { contactAction } from './action.server'
export { loadContact } from './loader.server'
