export { actOnCallRequest, loadCallDialog } from './call.server'
