import type { Language } from '~/i18n/languages'
import type { StepPart } from '../definition'
import type { ServiceOrderState } from './order.server'
import { listOrderFields, listPartFields } from './part-fields'
import { formatSlotDay } from './registry-visit/format-day'
import { findBranch, findVisitReason } from './registry-visit/registry-visit'

/** A summary of each completed step. */
export function summarizeSteps(order: ServiceOrderState, language: Language): Record<string, string[]> {
  const fieldNames = new Set(listOrderFields(order).map(({ name }) => name))
  const { steps } = order.definition
  const done = steps.filter((_, at) => at + 1 < order.firstIncompleteStep)
  return Object.fromEntries(
    done.map(({ name, parts }) => [name, parts.flatMap((part) => summarizePart(order, part, language))]),
  )

  function summarizePart({ values, ...rest }: ServiceOrderState, part: StepPart, shown: Language): string[] {
    const visit = { values, registry: rest.registry }
    if (part.kind === 'reason') return [findVisitReason(visit)?.name ?? '']
    if (part.kind === 'raters')
      return [
        rest.package?.name ?? '',
        rest.raters.find(({ id }) => String(id) === values.rater_id)?.name ?? '',
      ]
    if (part.kind === 'slot') {
      const branch = findBranch(visit)
      return [
        branch ? `${branch.city}, ${branch.name}` : '',
        values.time ? `${formatSlotDay(values.date ?? '', shown)}, ${values.time}` : '',
      ]
    }
    return listPartFields(part, [])
      .filter(({ name, isRequired, kind }) => isRequired && fieldNames.has(name) && kind !== 'choice')
      .map(({ name }) => values[name] ?? '')
  }
}
