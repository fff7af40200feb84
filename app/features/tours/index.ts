export { IllustrationNote, TourStage } from './tour-stage'
