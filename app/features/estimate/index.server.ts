export { estimateDialog } from './dialog.server'
