export {
  callRequestAction,
  companyCallRequestAction,
  getMaxCommentLength,
  loadCallRequestDialog,
} from './call-request.server'
