export { NotificationList } from './notification-list'
export { NotificationView } from './notification-view'
export { NOTIFICATIONS_PATH, notificationListPath } from './urls'
