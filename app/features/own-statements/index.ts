export { OwnStatementsDialog } from './dialogs'
export { RenewForm } from './renew-form'
export { ownStatementsPath } from './urls'
export { OwnStatementsView } from './view'
