import type { OrderField, ServiceDefinition, StepPart } from '../../definition'

/** Fields of a slot. If the time is missing, an operator calls. */
const SLOT_FIELDS: readonly OrderField[] = [
  { name: 'city', kind: 'line', isRequired: true },
  { name: 'branch', kind: 'line', isRequired: true },
  { name: 'date', kind: 'line', isRequired: true },
  { name: 'time', kind: 'line' },
]

interface OrderedService {
  definition: ServiceDefinition
  statements: readonly unknown[]
}

/** Returns the fields, without the place if a statement supplies it. */
export function listOrderFields({ definition, statements }: OrderedService): OrderField[] {
  return definition.steps.flatMap(({ parts }) => parts.flatMap((part) => listPartFields(part, statements)))
}

/** Returns the order's fields of a part. */
export function listPartFields(part: StepPart, statements: readonly unknown[]): readonly OrderField[] {
  switch (part.kind) {
    case 'fields':
      return part.fields
    case 'statements':
      return statements.length === 0 ? (part.place ?? []) : []
    case 'phone':
      return [{ name: 'phone_number', kind: 'phone', isRequired: true }]
    case 'raters':
      return [{ name: 'rater_id', kind: 'line' }]
    case 'reason':
      return [{ name: 'service', kind: 'line', isRequired: true }]
    case 'slot':
      return SLOT_FIELDS
    default:
      return []
  }
}
