export { addressOf, PATH } from './address'
export { NotificationList } from './list'
export { OneNotification } from './one'
