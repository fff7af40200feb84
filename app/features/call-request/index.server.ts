export { actOnCallRequest, actOnWriting, loadCallDialog, longestComment } from './call.server'
