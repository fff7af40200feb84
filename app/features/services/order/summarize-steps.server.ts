import type { TFunction } from 'i18next'
import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import { formatPhone } from '~contract/values/phone'
import type { OrderField, StepPart } from '../definition'
import type { FieldValues } from './fields/order-values'
import { listOrderFields, listPartFields } from './fields/part-fields'
import type { ServiceOrderState } from './order-state'
import { formatSlotDay } from './registry-visit/format-day'
import { findBranch, findVisitReason } from './registry-visit/registry-visit'

const NO_BREAK_SPACE = '\u00a0'

/** Summarizes each completed step. */
export function summarizeSteps(
  order: ServiceOrderState,
  language: Language,
  t: TFunction<'services'>,
): Record<string, string[]> {
  const fieldNames = new Set(listOrderFields(order).map(({ name }) => name))
  const { steps } = order.definition
  const done = steps.filter((_, at) => at + 1 < order.firstIncompleteStep)
  return Object.fromEntries(
    done.map(({ name, parts }) => [name, parts.flatMap((part) => summarizePart(order, part, language))]),
  )

  function summarizePart({ values, ...rest }: ServiceOrderState, part: StepPart, shown: Language): string[] {
    const visit = { values, registry: rest.registry }
    if (part.kind === 'reason') return [findVisitReason(visit)?.name ?? '']
    if (part.kind === 'packages') return [rest.package?.name ?? '']
    if (part.kind === 'raters')
      return [rest.raters.find(({ id }) => String(id) === values.rater_id)?.name ?? '']
    if (part.kind === 'slot') {
      const branch = findBranch(visit)
      return [
        branch ? [branch.city, branch.name, branch.address].filter(Boolean).join(', ') : '',
        values.time ? `${formatSlotDay(values.date ?? '', shown)}, ${values.time}` : '',
      ]
    }
    return listPartFields(part, [])
      .filter(({ name, isRequired, kind }) => fieldNames.has(name) && (isRequired || kind === 'day'))
      .filter(({ name }) => name !== 'last_name' || !fieldNames.has('first_name'))
      .map((field) => formatAnswer(field, getAnswer(field, values)))
  }

  function formatAnswer({ name, kind, options = [] }: OrderField, value: string): string {
    if (kind === 'choice')
      return options.filter((option) => option === value).map((option) => t(`options.${option}`))[0] ?? ''
    if (kind === 'area' && value) return t('measure.m2', { area: formatNumber(Number(value), language, 2) })
    if (kind === 'day' && value) return formatSlotDay(value, language)
    return name === 'phone_number' ? formatPhone(value).replaceAll(' ', NO_BREAK_SPACE) : value
  }
}

/** Returns an answer; a first name is joined with its last name. */
function getAnswer({ name }: OrderField, values: FieldValues): string {
  const names = name === 'first_name' ? [values.first_name, values.last_name] : [values[name]]
  return names.filter(Boolean).join(' ')
}
