export { AuctionRow } from './auction-row'
export { statementAddress } from './statement-address'
export { StatementCard } from './statement-card'
export { VipRow } from './vip-row'
