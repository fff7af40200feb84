import type { PublicRegistry } from '~/upstream/public-registry.server'
import type { FieldValues } from '../fields/order-values'

export interface RegistryVisit {
  values: FieldValues
  registry: PublicRegistry | undefined
}

/** Returns the reason; undefined until chosen. */
export function findVisitReason({ values, registry }: RegistryVisit) {
  return registry?.reasons.find(({ key }) => key === values.service)
}

export function findBranch({ values, registry }: RegistryVisit) {
  return registry?.branches.find(({ id }) => String(id) === values.branch)
}

export function getVisitPrice(visit: RegistryVisit, packageId: number) {
  const reason = findVisitReason(visit)
  const price = reason?.prices.find((one) => one.packageId === packageId)
  return reason && price && { ...price, registerFee: reason.registerFee }
}
