export { toNotificationSummary } from './format'
export { loadNotification, markOpenNotificationSeen, notificationAction } from './notification.server'
export { loadNotifications, notificationListAction } from './notification-list.server'
