export { dialogAction, loadDialog } from './open-dialog.server'
