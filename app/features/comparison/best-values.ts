import { isPricedByArea, listShownPrices } from '~/features/statements'
import type { StatementDetails } from '~/upstream/statement-details.server'
import type { Currency } from '~contract/currencies'
import { LAND_TYPE_ID } from '~contract/real-estate-types'
import { toSquareMetres } from '~contract/values/typed-measure'

export type Priced = Pick<StatementDetails, 'typeId' | 'dealId' | 'price' | 'priceKind' | 'areaUnit'>
export type Measured = Pick<StatementDetails, 'typeId' | 'area' | 'areaUnit'>

/** The price in the page's currency, if there is one, else in the other; undefined when it is negotiable. */
function findShownPrice({ price, priceKind }: Priced, currency: Currency) {
  return priceKind === 'negotiable' ? undefined : listShownPrices(price, currency)[0]
}

export function findShownSquarePrice(priced: Priced, currency: Currency) {
  const shown = findShownPrice(priced, currency)
  return shown?.perSquare && isPricedByArea(priced)
    ? { currency: shown.currency, amount: shown.perSquare }
    : undefined
}

/** By column. Nothing is best where all known values are the same, or where they cannot be compared. */
export function findLowestPrices(columns: readonly Priced[], currency: Currency): boolean[] {
  return findLowest(columns, (priced) => {
    const shown = findShownPrice(priced, currency)
    return shown && { currency: shown.currency, amount: shown.total }
  })
}

export function findLowestSquarePrices(columns: readonly Priced[], currency: Currency): boolean[] {
  return findLowest(columns, (priced) =>
    isLandBesideFloors(columns) ? undefined : findShownSquarePrice(priced, currency),
  )
}

export function findLargestAreas(columns: readonly Measured[]): boolean[] {
  const areas = columns.map(({ area, areaUnit }) => area && toSquareMetres(area, areaUnit === 'hectare'))
  return markBest(isLandBesideFloors(columns) ? columns.map(() => undefined) : areas, Math.max)
}

/** A square metre of land is neither more nor less than one of a floor. */
function isLandBesideFloors(columns: readonly Pick<StatementDetails, 'typeId'>[]): boolean {
  const isLand = new Set(columns.map(({ typeId }) => typeId === LAND_TYPE_ID))
  return isLand.size > 1
}

function findLowest(
  columns: readonly Priced[],
  findAmount: (priced: Priced) => { currency: Currency; amount: number } | undefined,
): boolean[] {
  const amounts = columns.map(findAmount)
  const currencies = new Set(amounts.flatMap((one) => (one ? [one.currency] : [])))
  // A month's rent is neither more nor less than the price of a flat.
  const deals = new Set(columns.map(({ dealId }) => dealId))
  const isComparable = currencies.size === 1 && deals.size === 1
  return markBest(
    amounts.map((one) => (isComparable ? one?.amount : undefined)),
    Math.min,
  )
}

function markBest(
  values: readonly (number | undefined)[],
  findBest: (...known: number[]) => number,
): boolean[] {
  const known = values.filter((value) => value !== undefined)
  const best = new Set(known).size > 1 ? findBest(...known) : undefined
  return values.map((value) => value !== undefined && value === best)
}
