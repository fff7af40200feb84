export { sisterSitesDialog } from './dialog.server'
