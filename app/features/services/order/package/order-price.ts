import type { Rater } from '~/upstream/appraisals.server'
import type { PublicRegistry } from '~/upstream/public-registry.server'
import type { ServicePackage } from '~/upstream/services.server'
import type { OrderQuantities } from '../../package-price'
import type { FieldValues } from '../fields/order-values'
import { getVisitPrice } from '../registry-visit/registry-visit'

interface PricedOrder {
  values: FieldValues
  raters: readonly Rater[]
  registry: PublicRegistry | undefined
}

/**
 * Calculates the order's price in tetri: usually the package, plus an optional registration; with the
 * registry's fee for a visit, and at least the chosen rater's minimum for an appraisal.
 */
export function calculateOrderPrice(
  { values, raters, registry }: PricedOrder,
  { id, registrationPrice }: Pick<ServicePackage, 'id' | 'registrationPrice'>,
  packagePrice: number | undefined,
): number | undefined {
  if (registry) return getVisitPrice({ values, registry }, id)?.total
  if (packagePrice === undefined) return undefined
  const withRegistration = packagePrice + (isRegistered(values) ? (registrationPrice ?? 0) : 0)
  const rater = raters.find((one) => String(one.id) === values.rater_id)
  return rater ? Math.max(withRegistration, rater.price) : withRegistration
}

export type PriceLine =
  | { kind: 'statement' | 'm2'; quantity: number; price: number; sum: number }
  | { kind: 'package' | 'minimum' | 'registration' | 'rater'; sum: number }

/** Returns the parts of the price, in tetri; empty if the package alone is the price. */
export function listPriceLines(
  { values, raters }: Pick<PricedOrder, 'values' | 'raters'>,
  selected: ServicePackage,
  quantities: OrderQuantities,
): PriceLine[] {
  const base = listPackageLines(selected, quantities)
  const packagePrice = base.at(-1)?.sum
  if (packagePrice === undefined) return []
  const { registrationPrice } = selected
  const extras: PriceLine[] = []
  if (registrationPrice !== undefined && isRegistered(values))
    extras.push({ kind: 'registration', sum: registrationPrice })
  const minimum = raters.find((one) => String(one.id) === values.rater_id)?.price ?? 0
  const sum = extras.reduce((total, line) => total + line.sum, packagePrice)
  if (minimum > sum) extras.push({ kind: 'rater', sum: minimum - sum })
  return selected.unit === 'order' && extras.length === 0 ? [] : [...base, ...extras]
}

/** Returns the lines of a package; the last is its price. */
function listPackageLines(
  { price, unit, minPrice }: ServicePackage,
  { statements, area }: OrderQuantities,
): PriceLine[] {
  if (unit === 'order') return [{ kind: 'package', sum: price }]
  const quantity = unit === 'statement' ? statements : area
  if (!quantity) return []
  const sum = Math.round(price * quantity)
  const isBelowMinimum = unit === 'm2' && minPrice !== undefined && sum < minPrice
  return [
    { kind: unit, quantity, price, sum },
    ...(isBelowMinimum ? [{ kind: 'minimum', sum: minPrice } as const] : []),
  ]
}

function isRegistered({ registration }: FieldValues): boolean {
  return registration === 'with_registration'
}

type PricedOffer = Pick<PricedOrder, 'raters' | 'registry'> & { packages: readonly ServicePackage[] }

/** Returns the lowest price in tetri; undefined if the service has no price. */
export function getLowestPrice({ packages, registry }: PricedOffer): number | undefined {
  const prices = registry
    ? registry.reasons.flatMap((reason) => reason.prices.map(({ total }) => total))
    : packages.map(({ price, minPrice }) => Math.max(price, minPrice ?? 0))
  return prices.length > 0 ? Math.min(...prices) : undefined
}

/** Returns choices that the price of an order depends on. */
export function listPriceFactors({ packages, raters, registry }: PricedOffer) {
  const isUsed = {
    package: packages.length > 1,
    reason: registry !== undefined,
    statements: packages.some(({ unit }) => unit === 'statement'),
    area: packages.some(({ unit }) => unit === 'm2'),
    rater: raters.length > 0,
    registration: packages.some(({ registrationPrice }) => registrationPrice !== undefined),
  }
  return (Object.keys(isUsed) as (keyof typeof isUsed)[]).filter((factor) => isUsed[factor])
}
