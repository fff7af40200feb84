export { actOnEstimate } from './act.server'
export { type EstimateData, loadEstimate, loadEstimateModal } from './load.server'
