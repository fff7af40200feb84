export { formatRobotsTxt, loadSitemapIndexResponse, loadSitemapResponse } from './sitemap-response.server'
