export { estimateAction } from './action.server'
export { estimateDialog } from './dialog.server'
export { loadEstimate } from './loader.server'
