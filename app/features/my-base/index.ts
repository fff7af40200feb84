export { MatchSummary } from './match-summary'
export { RequestNumberDialog } from './request-number-dialog'
export { myBaseUrl } from './urls'
export { MyBaseView } from './view'
