import type { Rater } from '~/upstream/appraisals.server'
import type { PublicRegistry } from '~/upstream/public-registry.server'
import type { ServicePackage } from '~/upstream/services.server'
import type { OrderQuantities } from '../package-price'
import type { FieldValues } from './order-values'
import { getVisitPrice } from './registry-visit/registry-visit'

interface PricedOrder {
  values: FieldValues
  raters: readonly Rater[]
  registry: PublicRegistry | undefined
}

/** The order's price in tetri: usually the package, with the registration where it is wanted; plus the registry's fee for a visit, and at least the chosen rater's minimum for an appraisal. */
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
  | { kind: 'minimum' | 'registration'; sum: number }

/** How the price of the package came about, in tetri; nothing where it is the price of the whole order. */
export function listPriceLines(
  values: FieldValues,
  { price, unit, minPrice, registrationPrice }: ServicePackage,
  { statements, area }: OrderQuantities,
): PriceLine[] {
  const quantity = unit === 'statement' ? statements : area
  if (unit === 'order' || !quantity) return []
  const sum = Math.round(price * quantity)
  const lines: PriceLine[] = [{ kind: unit, quantity, price, sum }]
  if (unit === 'm2' && minPrice !== undefined && sum < minPrice)
    lines.push({ kind: 'minimum', sum: minPrice })
  if (registrationPrice !== undefined && isRegistered(values))
    lines.push({ kind: 'registration', sum: registrationPrice })
  return lines
}

function isRegistered({ registration }: FieldValues): boolean {
  return registration === 'with_registration'
}
