export { loadOverview } from './overview/load.server'
export { loadSidebar } from './sidebar/load.server'
