export { toNotificationSummary } from './format'
export { markOpenNotificationSeen } from './notification.server'
