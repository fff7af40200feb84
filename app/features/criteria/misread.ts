import {
  type Criteria,
  flagNames,
  listNames,
  MAX_PAGE,
  type RangeName,
  rangeNames,
  readAmount,
  readList,
  tidyText,
} from './criteria'

/** A parameter of an address and the part of its value that means nothing. */
export interface Ignored {
  name: IgnoredName
  value: string
}

type IgnoredName =
  | (typeof listNames)[number]
  | (typeof flagNames)[number]
  | `${RangeName}_${'from' | 'to'}`
  | 'q'
  | 'currency_id'
  | 'order_by'
  | 'bounds'
  | 'area'
  | 'page'

/** What of an address did not become criteria as it stood. */
export interface Misread {
  ignored: Ignored[]
  /** Ranges that came with the greater value first. */
  turned: RangeName[]
}

/** Words that switch a flag on or off; anything else is no answer. */
const SWITCH = /^(1|true|on|0|false|off)$/

/**
 * Compares an address with what was read from it. Parameters that are not ours (of campaigns, say) and empty fields of
 * forms are no mistakes.
 */
export function misreadOf(query: URLSearchParams, criteria: Criteria): Misread {
  const ignored: Ignored[] = []
  const ignore = (name: IgnoredName, value: string) => {
    ignored.push({ name, value })
  }
  const given = (name: string) => query.get(name)?.trim() ?? ''

  const text = tidyText(given('q'))
  if (text !== (criteria.q ?? '')) ignore('q', text.slice(criteria.q?.length ?? 0))
  for (const name of listNames) {
    const kept = new Set(criteria.lists[name])
    const { junk, ids } = readList(query, name)
    const left = [...junk, ...ids.filter((id) => !kept.has(id))]
    if (left.length > 0) ignore(name, left.join(', '))
  }
  const turned: RangeName[] = []
  for (const name of rangeNames) {
    const ends = (['from', 'to'] as const).map((end) => {
      const value = given(`${name}_${end}`)
      const amount = readAmount(value)
      const isOpen = end === 'from' ? /^0*$/.test(value) : value === ''
      if (amount === undefined && !isOpen) ignore(`${name}_${end}`, value)
      return amount
    })
    const [from, to] = ends
    if (from !== undefined && to !== undefined && from > to) turned.push(name)
  }
  for (const name of flagNames) {
    const value = given(name)
    if (value !== '' && !SWITCH.test(value)) ignore(name, value)
  }
  if (!/^[12]?$/.test(given('currency_id'))) ignore('currency_id', given('currency_id'))
  if (given('order_by') !== '' && !criteria.sort) ignore('order_by', given('order_by'))
  if (given('bounds') !== '' && !criteria.bounds) ignore('bounds', given('bounds'))
  if (given('area') !== '' && !criteria.area) ignore('area', given('area'))
  const page = given('page')
  if (page !== '' && (!/^[1-9]\d*$/.test(page) || Number(page) > MAX_PAGE)) ignore('page', page)
  return { ignored, turned }
}
