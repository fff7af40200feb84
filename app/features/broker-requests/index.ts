export { MatchSummary } from './match-summary'
export { RequestNumberDialog } from './request-number-dialog'
export { brokerRequestsUrl } from './urls'
export { BrokerRequestsView } from './view'
