export { toNotificationSummary } from './format'

export { markOpenNotificationSeen } from './open-notification.server'
