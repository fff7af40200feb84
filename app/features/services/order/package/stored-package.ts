import type { ServicePackage } from '~/upstream/services.server'
import { toLari } from '~contract/values/money'

/** Formats price in lari and days of the chosen package, which the specification keeps in browser storage. */
export function toStoredPackage({ price, days }: Pick<ServicePackage, 'price' | 'days'>): string {
  return JSON.stringify({
    packagePrice: String(toLari(price)),
    ...(days !== undefined && { packageDays: String(days) }),
  })
}
