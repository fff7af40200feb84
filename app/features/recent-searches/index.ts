export { type RecentSearch, RecentSearches } from './recent-searches'
