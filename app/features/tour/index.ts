export { DrawnNote, TourStage } from './stage'
export { TourView } from './tour-view'
