import type { ServicePackage } from '~/upstream/services.server'

/** What an order is for, as far as its price depends on it. */
export interface OrderQuantities {
  statements: number
  /** In square metres; undefined while nobody has said. */
  area: number | undefined
}

/** What an order of a package costs, in tetri; undefined while that cannot be told. */
export function calculatePackagePrice(
  { price, unit, leastPrice }: Pick<ServicePackage, 'price' | 'unit' | 'leastPrice'>,
  { statements, area }: OrderQuantities,
): number | undefined {
  if (unit === 'order') return price
  if (unit === 'statement') return statements > 0 ? price * statements : undefined
  return area === undefined ? undefined : Math.max(leastPrice ?? 0, Math.round(price * area))
}

/**
 * The package that an address names. One that nobody knows is taken for the first, and the page says so.
 * @param asked undefined while nothing was chosen: the first is offered
 */
export function selectPackage(packages: readonly ServicePackage[], asked: string | undefined) {
  const found = packages.find(({ id }) => String(id) === asked)
  return { taken: found ?? packages[0], isUnknown: asked !== undefined && !found }
}
