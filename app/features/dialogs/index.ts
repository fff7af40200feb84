export { OpenDialog } from './open-dialog'
