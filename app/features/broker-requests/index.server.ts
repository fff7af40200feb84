export { loadMatch, type Match } from './load-match.server'
