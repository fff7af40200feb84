export { signInDialog } from './dialog.server'
