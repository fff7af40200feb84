import { CURRENCY_IDS } from '~contract/currencies'
import { DAILY_RENT_DEAL_ID, MONTHLY_RENT_DEAL_ID } from '~contract/statements'

/** Values typed most often, suggested in the fields of a range. */
const usualPrices = {
  once: {
    gel: [100_000, 200_000, 300_000, 500_000],
    usd: [50_000, 100_000, 150_000, 200_000],
  },
  month: {
    gel: [500, 1_000, 1_500, 2_000, 3_000],
    usd: [200, 300, 500, 700, 1_000],
  },
  day: { gel: [50, 100, 150, 200, 300], usd: [20, 30, 50, 70, 100] },
}

const periodsByDeal = new Map<number | undefined, 'month' | 'day'>([
  [MONTHLY_RENT_DEAL_ID, 'month'],
  [DAILY_RENT_DEAL_ID, 'day'],
])

export function listUsualPrices(dealId: number | undefined, currencyId: number): readonly number[] {
  return usualPrices[periodsByDeal.get(dealId) ?? 'once'][currencyId === CURRENCY_IDS.usd ? 'usd' : 'gel']
}

/** Areas in m². */
export const usualAreas: readonly number[] = [40, 60, 80, 100]

export const usualValues: Readonly<Record<string, readonly number[]>> = {
  floor: [2, 3, 5, 8, 10],
  /** Heights in metres. */
  height: [2.6, 2.8, 3, 3.3],
}
