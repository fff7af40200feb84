export { statementImportAction } from './action.server'
export { loadStatementImport } from './loader.server'
