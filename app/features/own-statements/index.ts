export { OwnStatementsDialog } from './dialogs'
export { OWN_STATEMENTS_PATH, ownStatementsPath } from './urls'
export { OwnStatementsView } from './view'
