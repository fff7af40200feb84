export { brokerRequestsAction } from './action.server'
export { loadMatch, type Match } from './load-match.server'
export { type BrokerRequestsData, loadBrokerRequests } from './loader.server'
