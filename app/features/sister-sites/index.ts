export { SisterSiteLogo } from './sister-site-logo'
export { SisterSitesDialog } from './sister-sites-dialog'
