import { LEASE_DEAL_ID, PLEDGE_DEAL_ID, SALE_DEAL_ID } from '~contract/statements'

export type ClosingKey = 'sold' | 'rented' | 'pledged' | 'leased'

const keysByDeal: Readonly<Record<number, ClosingKey>> = {
  [SALE_DEAL_ID]: 'sold',
  [PLEDGE_DEAL_ID]: 'pledged',
  [LEASE_DEAL_ID]: 'leased',
}

/** Returns the key of messages about closing a deal. */
export const toClosingKey = (dealId: number): ClosingKey => keysByDeal[dealId] ?? 'rented'
