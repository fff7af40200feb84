export { loadSidebar } from './sidebar/loader.server'
