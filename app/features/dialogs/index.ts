export { useCallDialog, useLoanDialog } from './open-dialog'
