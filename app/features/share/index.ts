export { ShareLinks } from './share-links'
