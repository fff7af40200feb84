export { SisterSiteLogo } from './sister-site-logo'
