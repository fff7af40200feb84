import { formatNumber } from '../../i18n/format'
import type { Language } from '../../i18n/languages'
import type { Fact } from '../../ui/fact-sheet'
import type { Dictionaries, DictionaryName } from '../../upstream/dictionaries.server'
import type { Statement } from '../../upstream/statements.server'
import { areaText, floorText, type StatementWords } from './facts'

interface Names {
  dictionaries: Dictionaries
  t: StatementWords
  language: Language
}

/** The few figures everybody looks for first. */
export function keyFacts(statement: Statement, { dictionaries, t, language }: Names): Fact[] {
  const name = (dictionary: DictionaryName) => entryName(statement, dictionaries, dictionary)
  const { yardArea, floor, totalFloors } = statement
  return present([
    [t('area'), areaText(statement, t, language)],
    [t('yard'), yardArea && t('square_meters', { area: formatNumber(yardArea, language) })],
    [t('rooms_label'), name('room_types')],
    [t('bedrooms'), name('bedroom_types')],
    [t('bathrooms'), name('bathroom_types')],
    [t('floor_word'), floor && totalFloors ? `${floor} / ${totalFloors}` : floorText(statement, t)],
  ])
}

/** Every other field that has something in it. */
export function detailFacts(statement: Statement, { dictionaries, t, language }: Names): Fact[] {
  const { measures } = statement
  const square = (area: number | undefined) =>
    area === undefined ? undefined : t('square_meters', { area: formatNumber(area, language, 1) })
  const named = (dictionary: DictionaryName & keyof Fields) =>
    [t(`fields.${dictionary}`), entryName(statement, dictionaries, dictionary)] as const
  const { balconies, rentPeriod } = statement
  return present([
    named('statuses'),
    named('conditions'),
    named('project_types'),
    [t('fields.build_year'), statement.buildYear],
    [
      t('fields.height'),
      measures.height && t('meters', { value: formatNumber(measures.height, language, 2) }),
    ],
    named('heating_types'),
    named('hot_water_types'),
    named('parking_types'),
    named('storeroom_types'),
    [t('fields.storeroom_area'), square(measures.storeroom)],
    named('material_types'),
    named('door_window_types'),
    [t('fields.balconies'), balconyText(balconies, square(measures.balcony))],
    [t('fields.loggia'), square(measures.loggia)],
    [t('fields.porch'), square(measures.porch)],
    [t('fields.living_room'), statement.livingRoom],
    [t('fields.living_room_area'), square(measures.livingRoom)],
    [t('fields.swimming_pool'), statement.swimmingPool],
    [t('fields.rent_period'), rentPeriod && t('months', { count: rentPeriod })],
    [t('fields.cadastral_code'), statement.cadastralCode],
  ])
}

type Fields = typeof import('../../../locales/ka/statement.json')['fields']

function balconyText(count: number | undefined, area: string | undefined): string | undefined {
  return count ? [count, area].filter(Boolean).join(', ') : area
}

function entryName(statement: Statement, dictionaries: Dictionaries, dictionary: DictionaryName) {
  const ids: Partial<Record<DictionaryName, number | undefined>> = statement.dictionaryIds
  const id = ids[dictionary]
  return dictionaries[dictionary].all.find((entry) => entry.id === id)?.name
}

function present(rows: (readonly [string, string | number | undefined])[]): Fact[] {
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}
