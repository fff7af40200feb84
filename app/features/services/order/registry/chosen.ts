import type { Registry } from '../../../../upstream/registry.server'
import type { Field } from '../../definition'
import type { Values } from '../fields'

/** Where and when, as the contract asks for it. Without a time an operator calls. */
export const SLOT_FIELDS: readonly Field[] = [
  { name: 'city', kind: 'line', isRequired: true },
  { name: 'branch', kind: 'line', isRequired: true },
  { name: 'date', kind: 'line', isRequired: true },
  { name: 'time', kind: 'line' },
]

interface Visit {
  draft: { values: Values }
  registry: Registry | undefined
}

/** What the register is visited for; undefined until it is chosen. */
export function reasonOf({ draft, registry }: Visit) {
  return registry?.reasons.find(({ key }) => key === draft.values.service)
}

/** The hall that was chosen. */
export function branchOf({ draft, registry }: Visit) {
  return registry?.branches.find(({ id }) => String(id) === draft.values.branch)
}

/** What a visit is made of, in tetri. */
export function visitPriceOf(visit: Visit, packageId: number) {
  const reason = reasonOf(visit)
  const price = reason?.prices.find((one) => one.packageId === packageId)
  return reason && price && { ...price, registerFee: reason.registerFee }
}
