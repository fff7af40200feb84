import type { Rater } from '../../../upstream/raters.server'
import type { Registry } from '../../../upstream/registry.server'
import type { Values } from './fields'
import { visitPriceOf } from './registry/chosen'

interface Priced {
  draft: { values: Values }
  raters: readonly Rater[]
  registry: Registry | undefined
}

/**
 * What an order costs, in tetri: usually its package; a visit to the register with the register's own fee, and a
 * valuation by somebody in particular no less than they value for.
 */
export function priceOf(
  { draft, raters, registry }: Priced,
  { id }: { id: number },
  ofPackage: number | undefined,
): number | undefined {
  if (registry) return visitPriceOf({ draft, registry }, id)?.total
  const rater = raters.find((one) => String(one.id) === draft.values.rater_id)
  return rater && ofPackage !== undefined ? Math.max(ofPackage, rater.price) : ofPackage
}
