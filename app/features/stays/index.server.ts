export { handleStayChange } from './change-stay.server'
export { sendStayCalendar } from './stay-calendar.server'
