export { CallRequestDialog } from './call-request-dialog'
export { CallRequestForm } from './call-request-form'
export type { CallRequestDialogData, CallRequestFormResult } from './form'
export { callRequestHref, isCallRequestOpen } from './urls'
