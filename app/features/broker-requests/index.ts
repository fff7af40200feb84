export { MatchSummary } from './match-summary'
export { useDescribeSearchRequest } from './use-describe-search-request'
