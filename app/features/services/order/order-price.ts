import type { Rater } from '~/upstream/appraisals.server'
import type { PublicRegistry } from '~/upstream/public-registry.server'
import type { FieldValues } from './order-values'
import { getVisitPrice } from './registry-visit/registry-visit'

interface PricedOrder {
  values: FieldValues
  raters: readonly Rater[]
  registry: PublicRegistry | undefined
}

/** The order's price in tetri: usually the package; plus the registry's fee for a visit, and at least the chosen rater's minimum for an appraisal. */
export function calculateOrderPrice(
  { values, raters, registry }: PricedOrder,
  { id }: { id: number },
  packagePrice: number | undefined,
): number | undefined {
  if (registry) return getVisitPrice({ values, registry }, id)?.total
  const rater = raters.find((one) => String(one.id) === values.rater_id)
  return rater && packagePrice !== undefined ? Math.max(packagePrice, rater.price) : packagePrice
}
