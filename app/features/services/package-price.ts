import type { ServicePackage } from '~/upstream/services.server'

export interface OrderQuantities {
  statements: number
  /** Area in m²; undefined while unknown. */
  area: number | undefined
}

/** Calculates the price in tetri; undefined while quantities are unknown. */
export function calculatePackagePrice(
  { price, unit, minPrice }: Pick<ServicePackage, 'price' | 'unit' | 'minPrice'>,
  { statements, area }: OrderQuantities,
): number | undefined {
  if (unit === 'order') return price
  if (unit === 'statement') return statements > 0 ? price * statements : undefined
  return area === undefined ? undefined : Math.max(minPrice ?? 0, Math.round(price * area))
}

/**
 * Selects a package. An unknown one falls back to the first with a notice; without a choice the first is
 * preselected.
 */
export function selectPackage(packages: readonly ServicePackage[], packageName: string | undefined) {
  const found = packages.find(({ id }) => String(id) === packageName)
  return { selected: found ?? packages[0], isUnknown: packageName !== undefined && !found }
}
