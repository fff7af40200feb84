export { EstimateStylesheet } from './estimate-stylesheet'
export { getRoomCount } from './field-options'
export { findOverallScore } from './overall-score'
export { ACCURACY_PATH, ESTIMATE_PATH } from './urls'
