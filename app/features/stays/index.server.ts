export { handleStayChange } from './change-stay.server'
