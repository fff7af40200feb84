export { actOnOwnStatements } from './act.server'
export { loadOwnStatements, type OwnStatementsData } from './load.server'
