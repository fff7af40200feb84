import type { PublicRegistry } from '~/upstream/public-registry.server'
import type { OrderField } from '../../definition'
import type { FieldValues } from '../field-validation'

/** Where and when, as the contract asks for it. Without a time an operator calls. */
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

/** What the register is visited for; undefined until it is chosen. */
export function findVisitReason({ draft, registry }: RegistryVisit) {
  return registry?.reasons.find(({ key }) => key === draft.values.service)
}

/** The hall that was chosen. */
export function findBranch({ draft, registry }: RegistryVisit) {
  return registry?.branches.find(({ id }) => String(id) === draft.values.branch)
}

/** What a visit is made of, in tetri. */
export function getVisitPrice(visit: RegistryVisit, packageId: number) {
  const reason = findVisitReason(visit)
  const price = reason?.prices.find((one) => one.packageId === packageId)
  return reason && price && { ...price, registerFee: reason.registerFee }
}
