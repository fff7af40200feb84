import type { PublicRegistry } from '~/upstream/public-registry.server'
import type { OrderField } from '../../definition'
import type { FieldValues } from '../field-validation'

/** Without a time an operator calls. */
export const SLOT_FIELDS: readonly OrderField[] = [
  { name: 'city', kind: 'line', isRequired: true },
  { name: 'branch', kind: 'line', isRequired: true },
  { name: 'date', kind: 'line', isRequired: true },
  { name: 'time', kind: 'line' },
]

interface RegistryVisit {
  draft: { values: FieldValues }
  registry: PublicRegistry | undefined
}

/** Undefined until chosen. */
export function findVisitReason({ draft, registry }: RegistryVisit) {
  return registry?.reasons.find(({ key }) => key === draft.values.service)
}

export function findBranch({ draft, registry }: RegistryVisit) {
  return registry?.branches.find(({ id }) => String(id) === draft.values.branch)
}

export function getVisitPrice(visit: RegistryVisit, packageId: number) {
  const reason = findVisitReason(visit)
  const price = reason?.prices.find((one) => one.packageId === packageId)
  return reason && price && { ...price, registerFee: reason.registerFee }
}
