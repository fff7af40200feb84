export { callAddress, isCallOpen } from './call-address'
export { CallDialog } from './call-dialog'
export type { CallDialogData } from './call-form'
