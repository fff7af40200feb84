export { OwnStatementsDialog } from './dialogs'
export { ownStatementsPath } from './urls'
export { OwnStatementsView } from './view'
