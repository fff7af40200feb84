export { CallRequestDialog } from './call-request-dialog'
export { CallRequestForm } from './call-request-form'
export { companyCallRequestForm, type KnownCaller } from './form'
export { callRequestHref } from './urls'
