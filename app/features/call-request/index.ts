export { CallRequestForm } from './call-request-form'
export { companyCallRequestForm, type KnownCaller } from './form'
export { callRequestHref } from './urls'
