export { ContactView } from './view'
