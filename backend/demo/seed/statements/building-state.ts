/** Building of a statement; `priceFactor` 1 is the neighbourhood's average. */
export interface Building {
  statusId: number
  conditionId: number | null
  projectTypeId: number | null
  buildYearId: number | null
  materialTypeId: number | null
  totalFloors: number | null
  priceFactor: number
}

export const OLD_STATUS = 1
export const NEW_STATUS = 2
export const UNDER_CONSTRUCTION_STATUS = 3

/** Status id of agricultural land. */
export const AGRICULTURAL_STATUS = 4
export const FARM_STATUS = 30

/** Dictionary ids with relative frequencies. */
export type Shares = readonly (readonly [id: number, share: number])[]

/**
 * Shares by status. Ids: 1 newly renovated, 2 old renovation, 3 in progress, 4 needs it, 5 white, 6 black, 7
 * green frame, 8 white plus.
 */
export const CONDITION_SHARES: Readonly<Record<number, Shares>> = {
  [OLD_STATUS]: [
    [1, 38],
    [2, 30],
    [3, 4],
    [4, 20],
    [5, 4],
    [6, 4],
  ],
  [NEW_STATUS]: [
    [1, 62],
    [2, 3],
    [3, 6],
    [5, 10],
    [6, 6],
    [7, 6],
    [8, 7],
  ],
  [UNDER_CONSTRUCTION_STATUS]: [
    [1, 6],
    [5, 22],
    [6, 38],
    [7, 22],
    [8, 12],
  ],
}
export const FURNISHED_CONDITION_SHARES: Shares = [
  [1, 73],
  [2, 27],
]

export const STATUS_PRICE_FACTORS: Readonly<Record<number, number>> = {
  [OLD_STATUS]: 0.93,
  [NEW_STATUS]: 1.04,
  [UNDER_CONSTRUCTION_STATUS]: 0.9,
}
export const CONDITION_PRICE_FACTORS: Readonly<Record<number, number>> = {
  1: 1.1,
  2: 0.88,
  3: 0.95,
  4: 0.84,
  5: 0.94,
  6: 0.82,
  7: 0.88,
  8: 1,
}
