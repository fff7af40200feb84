export { ownStatementsAction } from './action.server'
export { loadOwnStatements, type OwnStatementsData } from './loader.server'
