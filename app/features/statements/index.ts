export { statementAddress } from './statement-address'
export { StatementCard } from './statement-card'
