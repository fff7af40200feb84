export { loadNotifications, markNotifications } from './list.server'
export { answerNotification, loadNotification } from './one.server'
export { briefOf } from './words'
