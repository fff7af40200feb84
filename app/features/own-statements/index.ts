export { addressOf, PATH } from './address'
export { OwnDialog } from './dialogs'
export { OwnStatements } from './list'
