import { isPricedByArea, listShownPrices } from '~/features/statements'
import type { StatementDetails } from '~/upstream/statement-details.server'
import type { Currency } from '~contract/currencies'
import { LAND_TYPE_ID } from '~contract/statements'
import { toSquareMetres } from '~contract/values/typed-measure'

export type Priced = Pick<StatementDetails, 'typeId' | 'dealId' | 'price' | 'priceKind' | 'areaUnit'>

export type Measured = Pick<StatementDetails, 'typeId' | 'area' | 'areaUnit'>

/** Returns the price in the page's currency, or else in the other; undefined if negotiable. */
function findShownPrice({ price, priceKind }: Priced, currency: Currency) {
  return priceKind === 'negotiable' ? undefined : listShownPrices(price, currency)[0]
}

export function findShownSquarePrice(priced: Priced, currency: Currency) {
  const shown = findShownPrice(priced, currency)
  return shown?.perSquare && isPricedByArea(priced)
    ? { currency: shown.currency, amount: shown.perSquare }
    : undefined
}

/** Marks the lowest prices by column; none if all known values are equal or incomparable. */
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

/** Returns true if land is compared with floors, whose areas are not comparable. */
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
  // A month's rent is not comparable with the price of a flat.
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
