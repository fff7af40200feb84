import { CURRENCY_IDS } from '../currencies'

/** Converts to whole units; undefined without an exchange rate. */
export function convertSum(
  amount: number,
  from: number,
  to: number,
  lariForDollar: number | undefined,
): number | undefined {
  if (from === to) return amount
  if (!lariForDollar) return undefined
  if (from === CURRENCY_IDS.usd && to === CURRENCY_IDS.gel) return Math.round(amount * lariForDollar)
  if (from === CURRENCY_IDS.gel && to === CURRENCY_IDS.usd) return Math.round(amount / lariForDollar)
  return undefined
}
