export { loadLayoutEvents } from './layout-events.server'
