export { loadTour } from './loader.server'
