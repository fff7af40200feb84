export { loadNotifications, markNotifications } from './list.server'
export { answerNotification, loadNotification, seenHere } from './one.server'
export { briefOf } from './words'
