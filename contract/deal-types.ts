/** Ids of deals that are treated apart from the others. */
export const SALE_DEAL_ID = 1
export const MONTHLY_RENT_DEAL_ID = 2
export const PLEDGE_DEAL_ID = 3
export const DAILY_RENT_DEAL_ID = 7
export const LEASE_DEAL_ID = 10
