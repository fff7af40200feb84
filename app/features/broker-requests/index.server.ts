export { loadMatch, type Match } from './load-match.server'
export { loadRequestNames, type RequestNames } from './load-request-names.server'
