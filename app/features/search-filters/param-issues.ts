import { EITHER_AREA } from '~contract/drawn-area'
import { parseDrawnArea } from './drawn-area'
import { isLeftBehind } from './map-bounds'
import { findCurrency, MAX_PAGE, parseBound } from './parse-search-filters'
import {
  flagNames,
  idListNames,
  isDailyRentSearch,
  normalizeSpaces,
  parseIdList,
  type RangeName,
  rangeNames,
  type SearchFilters,
} from './search-filters'
import { type ReadStay, readSearchedStay } from './searched-stay'
import { parseWalkingArea, parseWalkingMinutes } from './walking-area'

export interface IgnoredParam {
  name: FilterParamName
  value: string
}

type FilterParamName =
  | (typeof idListNames)[number]
  | (typeof flagNames)[number]
  | `${RangeName}_${'from' | 'to'}`
  | 'q'
  | 'currency_id'
  | 'order_by'
  | 'bounds'
  | 'area'
  | 'walking_area'
  | 'second_area'
  | 'second_walking_area'
  | 'areas'
  | 'page'
  | 'path'

export interface ParamIssues {
  ignored: IgnoredParam[]
  turned: RangeName[]
  /** Errors of the dates and guests, which are ignored. */
  stay: ReadStay['errors']
}

const FLAG_VALUE = /^(1|true|on|0|false|off)$/

/**
 * Compares URL parameters with the parsed filters. Foreign parameters (campaigns) and empty fields are not
 * issues.
 */
export function findParamIssues(
  searchParams: URLSearchParams,
  filters: SearchFilters,
  unknownWords: readonly string[] = [],
): ParamIssues {
  const ignored: IgnoredParam[] = unknownWords.map((value) => ({ name: 'path', value }))
  const ignore = (name: FilterParamName, value: string) => {
    ignored.push({ name, value })
  }
  const getValue = (name: string) => searchParams.get(name)?.trim() ?? ''

  const text = normalizeSpaces(getValue('q'))
  if (text !== (filters.q ?? '')) ignore('q', text.slice(filters.q?.length ?? 0))
  for (const name of idListNames) {
    const acceptedIds = new Set(filters.lists[name])
    const { junk, ids } = parseIdList(searchParams, name)
    const rejected = [...junk, ...ids.filter((id) => !acceptedIds.has(id))]
    if (rejected.length > 0) ignore(name, rejected.join(', '))
  }
  const turned: RangeName[] = []
  const currency = findCurrency(searchParams)
  for (const name of rangeNames) {
    const ends = (['from', 'to'] as const).map((end) => {
      const value = getValue(`${name}_${end}`)
      const amount = parseBound(value, name, currency)
      const isOpen = end === 'from' ? /^0*$/.test(value) : value === ''
      if (amount === undefined && !isOpen) ignore(`${name}_${end}`, value)
      return amount
    })
    const [from, to] = ends
    if (from !== undefined && to !== undefined && from > to) turned.push(name)
  }
  for (const name of flagNames) {
    const value = getValue(name)
    if (value !== '' && !FLAG_VALUE.test(value)) ignore(name, value)
  }
  if (!/^[12]?$/.test(getValue('currency_id'))) ignore('currency_id', getValue('currency_id'))
  if (getValue('order_by') !== '' && !filters.sort) ignore('order_by', getValue('order_by'))
  const isLeft = isLeftBehind(searchParams)
  if (getValue('bounds') !== '' && !filters.bounds && !isLeft) ignore('bounds', getValue('bounds'))
  if (getValue('area') !== '' && !filters.area && !isLeft) ignore('area', getValue('area'))
  for (const name of ['walking_area', 'second_walking_area'] as const) {
    const walkingArea = getValue(name)
    if (walkingArea !== '' && !parseWalkingArea(walkingArea) && !parseWalkingMinutes(walkingArea))
      ignore(name, walkingArea)
  }
  const secondArea = getValue('second_area')
  if (secondArea !== '' && !parseDrawnArea(secondArea) && !isLeft) ignore('second_area', secondArea)
  const areas = getValue('areas')
  if (areas !== '' && areas !== EITHER_AREA) ignore('areas', areas)
  const page = getValue('page')
  if (page !== '' && (!/^[1-9]\d*$/.test(page) || Number(page) > MAX_PAGE)) ignore('page', page)
  const stay = isDailyRentSearch(filters) ? readSearchedStay(searchParams).errors : {}
  return { ignored, turned, stay }
}
