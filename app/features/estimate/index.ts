export { EstimateDialog } from './estimate-dialog'
export { EstimateStylesheet } from './estimate-stylesheet'
export { getRoomCount } from './field-options'
export { findOverallScore } from './overall-score'
