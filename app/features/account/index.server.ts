export { loadSidebar } from './sidebar/load.server'
