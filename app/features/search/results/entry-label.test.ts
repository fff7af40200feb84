import { expect, test } from 'vitest'
import { parseSearchFilters } from '~/features/search-filters'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { NO_DICTIONARIES } from '~/upstream/dictionaries.server'
import { HEATING_TYPES, HOT_WATER_TYPES } from '~backend/dictionaries/amenities'
import { MATERIAL_TYPES, PROJECT_TYPES } from '~backend/dictionaries/building'
import { BATHROOM_TYPES, BEDROOM_TYPES, ROOM_TYPES, STOREROOM_TYPES } from '~backend/dictionaries/rooms'
import { describeSearch } from '../describe-search'
import { buildFilterChips } from '../filters/filter-chips'

const lists = {
  room_types: ROOM_TYPES,
  bedroom_types: BEDROOM_TYPES,
  bathroom_types: BATHROOM_TYPES,
  heating_types: HEATING_TYPES,
  hot_water_types: HOT_WATER_TYPES,
  project_types: PROJECT_TYPES,
  material_types: MATERIAL_TYPES,
  storeroom_types: STOREROOM_TYPES,
}

async function namesIn(language: Language) {
  const dictionaries = Object.fromEntries(
    Object.entries(lists).map(([name, rows]) => [
      name,
      { all: rows.map((row) => ({ id: row.id, name: row[language] })), byType: {} },
    ]),
  )
  const t = (await getI18n(language)).getFixedT(language, 'search-filters')
  return { dictionaries: { ...NO_DICTIONARIES, ...dictionaries }, cities: [], language, t }
}

test.each<[string, Record<Language, string[]>]>([
  [
    'room_types=1,2,7,11',
    {
      ka: ['1 ოთახი', '2 ოთახი', '6 ოთახი', '10+ ოთახი'],
      en: ['1 room', '2 rooms', '6 rooms', '10+ rooms'],
      ru: ['1 комната', '2 комнаты', '6 комнат', '10+ комнат'],
    },
  ],
  [
    'bedroom_types=1,2,5,10',
    {
      ka: ['1 საძინებელი', '2 საძინებელი', '5 საძინებელი', '10+ საძინებელი'],
      en: ['1 bedroom', '2 bedrooms', '5 bedrooms', '10+ bedrooms'],
      ru: ['1 спальня', '2 спальни', '5 спален', '10+ спален'],
    },
  ],
  [
    'bathroom_types=1,2,3,4',
    {
      ka: ['1 სველი წერტილი', '2 სველი წერტილი', '3+ სველი წერტილი', 'საერთო სველი წერტილი'],
      en: ['1 bathroom', '2 bathrooms', '3+ bathrooms', 'Shared bathroom'],
      ru: ['1 санузел', '2 санузла', '3+ санузла', 'Общий санузел'],
    },
  ],
  [
    'heating_types=6,7&hot_water_types=5,8',
    {
      ka: ['ცხელი წყლის გარეშე', 'ცხელი წყალი: ინდივიდუალური', 'გათბობის გარეშე', 'გათბობა: ინდივიდუალური'],
      en: ['No hot water', 'hot water: Individual', 'No heating', 'heating: Individual'],
      ru: ['Без горячей воды', 'горячая вода: Индивидуальная', 'Без отопления', 'отопление: Индивидуальное'],
    },
  ],
  [
    'project_types=5&storeroom_types=5,8&material_types=5',
    {
      ka: ['პროექტი: ჩეხური', 'სათავსო: სარდაფი', 'გარე სათავსო', 'მასალა: კომბინირებული'],
      en: ['project type: Czech', 'storeroom: Basement', 'Outdoor storeroom', 'material: Combined'],
      ru: ['тип проекта: Чешский', 'кладовая: Подвал', 'Наружная кладовая', 'материал: Комбинированный'],
    },
  ],
])('the chips of %s name their unit or list in each language', async (query, labels) => {
  for (const language of ['ka', 'en', 'ru'] as const) {
    const chips = buildFilterChips(parseSearchFilters(new URLSearchParams(query)), await namesIn(language))
    expect(chips.map(({ label }) => label)).toEqual(labels[language])
  }
})

test('an entry missing from the dictionary is shown by its number', async () => {
  const filters = parseSearchFilters(new URLSearchParams('bedroom_types=99'))
  expect(buildFilterChips(filters, await namesIn('en')).map(({ label }) => label)).toEqual([
    'bedrooms No. 99',
  ])
})

test('the description of a search names the unit of its numbers', async () => {
  const filters = parseSearchFilters(new URLSearchParams('bedroom_types=3&bathroom_types=2'))
  expect(describeSearch(filters, await namesIn('en'))).toBe('3 bedrooms, 2 bathrooms')
})
