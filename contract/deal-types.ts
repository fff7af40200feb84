/** Ids of deals with special rules. */
export const SALE_DEAL_ID = 1
export const MONTHLY_RENT_DEAL_ID = 2
export const PLEDGE_DEAL_ID = 3
export const DAILY_RENT_DEAL_ID = 7
export const LEASE_DEAL_ID = 10

/** Deals offered for each type of real estate. Land is leased, but not rented by the day. */
export const DEAL_IDS_BY_REAL_ESTATE: Readonly<Record<number, readonly number[]>> = {
  1: [1, 2, 7, 3],
  2: [1, 2, 7, 3],
  3: [1, 2, 7, 3],
  4: [1, 2, 3, 10],
  5: [1, 2, 3],
  6: [1, 2, 7, 3],
}
