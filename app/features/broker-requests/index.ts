export { MatchSummary } from './match-summary'
