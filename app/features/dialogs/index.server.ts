export { loadDialog, pageAction } from './dialog-routing.server'
export { OpenDialog } from './open-dialog.server'
