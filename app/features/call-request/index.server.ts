export { companyCallRequestAction } from './action.server'
export { callRequestDialog } from './dialog.server'
