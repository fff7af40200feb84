export { recentQueries, rememberSearch } from './recent.server'
