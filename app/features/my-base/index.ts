export { addressOf, PATH } from './address'
export { AskDialog } from './ask-dialog'
export { BaseList } from './list'
