import type { TFunction } from 'i18next'
import { formatDay, formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import type { Fact } from '~/ui/fact-sheet'
import type { StatementDetails } from '~/upstream/statement-details.server'
import type { DictionaryName } from '~contract/dictionaries'
import { formatArea, formatFloor, type StatementTranslate } from '../format-facts'
import { keyFactIcons } from './fact-icons'
import type { StatementNames } from './statement-names'

interface FactContext {
  names: StatementNames
  t: TFunction<'statement-page'>
  shared: StatementTranslate
  language: Language
}

/** Figure with its icon. */
export interface KeyFact {
  of: keyof typeof keyFactIcons
  name: string
  value: string | number
  drawing: string
}

export function listKeyFacts(
  statement: StatementDetails,
  { names, t, shared, language }: FactContext,
): KeyFact[] {
  const { yardArea, floor, totalFloors } = statement
  const { room_types: rooms, bedroom_types: bedrooms, bathroom_types: bathrooms } = names
  const facts: [keyof typeof keyFactIcons, string, string | number | undefined][] = [
    ['area', t('area'), formatArea(statement, shared, language)],
    ['yard', t('yard'), yardArea && shared('square_meters', { area: formatNumber(yardArea, language) })],
    ['rooms', t('rooms_label', { count: parseCount(rooms) }), rooms],
    ['bedrooms', t('bedrooms', { count: parseCount(bedrooms) }), bedrooms],
    ['bathrooms', t('bathrooms', { count: parseCount(bathrooms) }), bathrooms],
    [
      'floor',
      t('floor_label'),
      floor && totalFloors ? `${floor} / ${totalFloors}` : formatFloor(statement, shared),
    ],
  ]
  return facts.flatMap(([of, name, value]) => (value ? [{ of, name, value, drawing: keyFactIcons[of] }] : []))
}

/** Parses "3" or "10+"; texts such as "shared" use the plural. */
function parseCount(name: string | undefined): number {
  return Number.parseInt(name ?? '', 10) || 2
}

/** Lists every other filled field. */
export function listDetailFacts(
  statement: StatementDetails,
  { names, t, shared, language }: FactContext,
): Fact[] {
  const { measures } = statement
  const formatSquareMeters = (area: number | undefined) =>
    area === undefined ? undefined : shared('square_meters', { area: formatNumber(area, language, 1) })
  const namedFact = (dictionary: DictionaryName & keyof Fields) =>
    [shared(`fields.${dictionary}`), names[dictionary]] as const
  const { balconies, rentPeriod } = statement
  return withoutEmptyFacts([
    namedFact('statuses'),
    [shared('fields.conditions'), explainCondition(names.conditions, statement.conditionId, t)],
    namedFact('project_types'),
    [shared('fields.build_year'), formatBuildYear(statement.buildYear, t)],
    [
      shared('fields.height'),
      measures.height && t('meters', { value: formatNumber(measures.height, language, 2) }),
    ],
    namedFact('heating_types'),
    namedFact('hot_water_types'),
    namedFact('parking_types'),
    namedFact('storeroom_types'),
    [shared('fields.storeroom_area'), formatSquareMeters(measures.storeroom)],
    namedFact('material_types'),
    namedFact('door_window_types'),
    [shared('fields.balconies'), formatBalconies(balconies, formatSquareMeters(measures.balcony))],
    [shared('fields.loggia'), formatSquareMeters(measures.loggia)],
    [shared('fields.porch'), formatSquareMeters(measures.porch)],
    [shared('fields.living_room'), statement.livingRoom],
    [shared('fields.living_room_area'), formatSquareMeters(measures.livingRoom)],
    [shared('fields.swimming_pool'), statement.swimmingPool],
    [shared('fields.rent_period'), rentPeriod && t('months', { count: rentPeriod })],
    [shared('fields.cadastral_code'), statement.cadastralCode],
    [shared('fields.added'), formatDay(statement.createdAt, language)],
  ])
}

/** Explains the conditions of the Georgian market that a foreigner does not know. */
function explainCondition(
  name: string | undefined,
  id: number | undefined,
  t: FactContext['t'],
): string | undefined {
  if (!name || (id !== 5 && id !== 6 && id !== 7)) return name
  return `${name}: ${t(`conditions_explained.${id}`)}`
}

type Fields = typeof import('~locales/ka/statement.json')['fields']

/** Message keys by the upstream's codes of year ranges. */
const buildYearKeys = { '>2000': 'after_2000', '1955-2000': '1955_2000', '<1955': 'before_1955' } as const

function formatBuildYear(years: string | undefined, t: FactContext['t']): string | undefined {
  return years && Object.hasOwn(buildYearKeys, years)
    ? t(`build_years.${buildYearKeys[years as keyof typeof buildYearKeys]}`)
    : years
}

function formatBalconies(count: number | undefined, area: string | undefined): string | undefined {
  return count ? [count, area].filter(Boolean).join(' · ') : area
}

function withoutEmptyFacts(rows: (readonly [string, string | number | undefined])[]): Fact[] {
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}
