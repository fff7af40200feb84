export { loadDialog, pageAction } from './dialog-routing.server'
