export { estimateAction } from './action.server'
export { type EstimateData, loadEstimate, loadEstimateDialog } from './loader.server'
