export { frameTold } from './page.server'
