export { StatementImportView } from './view'
