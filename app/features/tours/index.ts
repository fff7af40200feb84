export { IllustrationNote, TourStage } from './tour-stage'
export { TourView } from './view'
