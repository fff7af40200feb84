export { loadTour } from './load.server'
