export { actOnDialog, loadDialog } from './dialogs.server'
