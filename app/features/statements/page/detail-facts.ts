import type { TFunction } from 'i18next'
import { formatDay, formatNumber } from '../../../i18n/format'
import type { Language } from '../../../i18n/languages'
import type { Fact } from '../../../ui/fact-sheet'
import type { DictionaryName } from '../../../upstream/dictionaries.server'
import type { Statement } from '../../../upstream/one-statement.server'
import { areaText, floorText, type StatementWords } from '../facts'
import { keyDrawings } from './fact-drawings'
import type { StatementNames } from './load.server'

interface Words {
  names: StatementNames
  t: TFunction<'details'>
  /** Words that lists say as well. */
  shared: StatementWords
  language: Language
}

/** A figure with the drawing beside it. */
export interface KeyFact {
  name: string
  value: string | number
  drawing: string
}

/** The few figures everybody looks for first. */
export function keyFacts(statement: Statement, { names, t, shared, language }: Words): KeyFact[] {
  const { yardArea, floor, totalFloors } = statement
  const { room_types: rooms, bedroom_types: bedrooms, bathroom_types: bathrooms } = names
  const facts: [keyof typeof keyDrawings, string, string | number | undefined][] = [
    ['area', t('area'), areaText(statement, shared, language)],
    ['yard', t('yard'), yardArea && shared('square_meters', { area: formatNumber(yardArea, language) })],
    ['rooms', t('rooms_label', { count: figure(rooms) }), rooms],
    ['bedrooms', t('bedrooms', { count: figure(bedrooms) }), bedrooms],
    ['bathrooms', t('bathrooms', { count: figure(bathrooms) }), bathrooms],
    [
      'floor',
      t('floor_word'),
      floor && totalFloors ? `${floor} / ${totalFloors}` : floorText(statement, shared),
    ],
  ]
  return facts.flatMap(([of, name, value]) => (value ? [{ name, value, drawing: keyDrawings[of] }] : []))
}

/** The figure in "3" or "10+"; words such as "shared" take the form for several. */
function figure(name: string | undefined): number {
  return Number.parseInt(name ?? '', 10) || 2
}

/** Every other field that has something in it. */
export function detailFacts(statement: Statement, { names, t, shared, language }: Words): Fact[] {
  const { measures } = statement
  const square = (area: number | undefined) =>
    area === undefined ? undefined : shared('square_meters', { area: formatNumber(area, language, 1) })
  const named = (dictionary: DictionaryName & keyof Fields) =>
    [shared(`fields.${dictionary}`), names[dictionary]] as const
  const { balconies, rentPeriod } = statement
  return present([
    named('statuses'),
    named('conditions'),
    named('project_types'),
    [shared('fields.build_year'), buildYearText(statement.buildYear, t)],
    [
      shared('fields.height'),
      measures.height && t('meters', { value: formatNumber(measures.height, language, 2) }),
    ],
    named('heating_types'),
    named('hot_water_types'),
    named('parking_types'),
    named('storeroom_types'),
    [shared('fields.storeroom_area'), square(measures.storeroom)],
    named('material_types'),
    named('door_window_types'),
    [shared('fields.balconies'), balconyText(balconies, square(measures.balcony))],
    [shared('fields.loggia'), square(measures.loggia)],
    [shared('fields.porch'), square(measures.porch)],
    [shared('fields.living_room'), statement.livingRoom],
    [shared('fields.living_room_area'), square(measures.livingRoom)],
    [shared('fields.swimming_pool'), statement.swimmingPool],
    [shared('fields.rent_period'), rentPeriod && t('months', { count: rentPeriod })],
    [shared('fields.cadastral_code'), statement.cadastralCode],
    [shared('fields.added'), formatDay(statement.createdAt, language)],
  ])
}

type Fields = typeof import('../../../../locales/ka/statement.json')['fields']

/** The upstream writes its three spans of years as signs. */
const spans = { '>2000': 'after_2000', '1955-2000': '1955_2000', '<1955': 'before_1955' } as const

function buildYearText(years: string | undefined, t: Words['t']): string | undefined {
  return years && Object.hasOwn(spans, years) ? t(`build_years.${spans[years as keyof typeof spans]}`) : years
}

function balconyText(count: number | undefined, area: string | undefined): string | undefined {
  return count ? [count, area].filter(Boolean).join(' · ') : area
}

function present(rows: (readonly [string, string | number | undefined])[]): Fact[] {
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}
