export { sisterSitesDialog } from './dialog.server'
export { listSisterSites } from './sister-sites.server'
