import type { ServicePackage } from '~/upstream/services.server'
import { VIP_TIER_NAMES } from '~contract/ranking'

type Described = Pick<ServicePackage, 'description'> & Partial<Pick<ServicePackage, 'vipTier'>>

export interface PackageGroup<Package extends Described> {
  /** Name of the promotion tier, the same in all languages. */
  tier: string | undefined
  description: string | undefined
  packages: [Package, ...Package[]]
}

/**
 * Groups neighbours with one description, which then is shown once: the same service for 5, 15 and 25 days.
 */
export function groupPackages<Package extends Described>(packages: Package[]): PackageGroup<Package>[] {
  const groups: PackageGroup<Package>[] = []
  for (const one of packages) {
    const description = one.description || undefined
    const last = groups.at(-1)
    if (last && description && last.description === description) last.packages.push(one)
    else groups.push({ tier: VIP_TIER_NAMES[one.vipTier ?? 0], description, packages: [one] })
  }
  return groups
}
