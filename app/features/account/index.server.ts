export { loadOverview } from './overview/loader.server'
export { loadSidebar } from './sidebar/loader.server'
