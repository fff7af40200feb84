export { readRecentQueries, recentSearchCookie } from './recent-queries-cookie.server'
