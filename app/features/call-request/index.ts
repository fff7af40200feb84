export { callAddress, isCallOpen } from './call-address'
export { CallDialog } from './call-dialog'
export { CallForm } from './call-fields'
export type { CallDialogData, ReturnedCall } from './call-form'
