import { expect, test } from 'vitest'
import { parseSearchFilters } from '~/features/search-filters/parse-search-filters'
import { getI18n } from '~/i18n/i18n.server'
import type { Dictionaries } from '~/upstream/dictionaries.server'
import { formatSearchHeading, formatSearchTitle } from './search-heading'

const rows = (...entries: [number, string][]) => ({
  all: entries.map(([id, name]) => ({ id, name })),
  byType: {},
})
const dictionaries = {
  deal_types: rows([1, 'sale'], [3, 'pledge'], [7, 'daily'], [99, 'barter']),
  real_estate_types: rows([1, 'flat']),
} as unknown as Dictionaries
const delisi = { id: 3, name: 'Delisi' }
const urban = (id: number, name: string, nameIn?: string) => ({ id, name, nameIn, slug: `${id}` })
const districts = [
  {
    ...urban(4, 'Vake-Saburtalo'),
    urbans: [urban(38, 'Vake', 'ვაკეში'), urban(47, 'Saburtalo', 'საბურთალოზე'), urban(30, 'Vedzisi')],
  },
  { ...urban(3, 'Gldani-Nadzaladevi'), urbans: [urban(2, 'Gldani')] },
]
const tbilisi = { id: 1, name: 'Tbilisi', nameIn: 'თბილისში', slug: 'tbilisi', districts }

test.each([
  ['ka', '', 'უძრავი ქონება საქართველოში'],
  ['ka', 'deal_types=1&real_estate_types=1&cities=1', 'იყიდება ბინა თბილისში'],
  ['ka', 'deal_types=1', 'იყიდება უძრავი ქონება'],
  ['en', 'deal_types=1&real_estate_types=1&cities=1', 'Apartments for sale in Tbilisi'],
  ['en', 'cities=1', 'Real estate in Tbilisi'],
  ['ru', 'real_estate_types=1', 'Квартиры'],
  ['en', 'cities=1&metro_minutes=10', 'Real estate in Tbilisi, within 10 minutes’ walk of the metro'],
  ['en', 'metro_stations=3', 'Real estate in Georgia, within 15 minutes’ walk of Delisi metro'],
  [
    'ka',
    'cities=1&metro_stations=3&metro_minutes=5',
    'უძრავი ქონება თბილისში, მეტროსადგურ „Delisi“-მდე 5 წუთი ფეხით',
  ],
  ['ru', 'deal_types=1', 'Недвижимость на продажу'],
  ['ru', 'deal_types=7&real_estate_types=1', 'Квартиры посуточно'],
  ['ka', 'deal_types=7&real_estate_types=1&cities=1', 'დღიურად ქირავდება ბინა თბილისში'],
  ['ka', 'deal_types=1&real_estate_types=1&cities=1&urbans=38,47', 'იყიდება ბინა ვაკეში და საბურთალოზე'],
  ['en', 'deal_types=1&cities=1&urbans=38,47', 'Real estate for sale in Vake and Saburtalo'],
  ['ru', 'cities=1&districts=3,4', 'Недвижимость, Vake-Saburtalo и Gldani-Nadzaladevi'],
  ['en', 'cities=1&districts=4&urbans=38,47,30,2', 'Real estate in Vake, Saburtalo, Vedzisi +1'],
  ['en', 'cities=1&urbans=38,999', 'Real estate in Vake'],
  ['en', 'deal_types=3', 'Real estate for pledge (girao)'],
  ['en', 'deal_types=1,99', 'Real estate in Georgia'],
  ['en', 'deal_types=99&real_estate_types=1', 'Apartments barter'],
] as const)('the heading in %s of %s is "%s"', async (language, query, heading) => {
  const t = (await getI18n(language)).getFixedT(language, 'search-filters')
  expect(
    formatSearchHeading(parseSearchFilters(new URLSearchParams(query)), dictionaries, [tbilisi], t, [delisi]),
  ).toBe(heading)
})

test('each place is inflected in Russian, with its own preposition', async () => {
  const t = (await getI18n('ru')).getFixedT('ru', 'search-filters')
  const russianUrbans = [urban(38, 'Ваке', 'В Ваке'), urban(40, 'Вера', 'На Вере')]
  const city = {
    ...tbilisi,
    name: 'Тбилиси',
    nameIn: 'В Тбилиси',
    districts: [{ ...urban(4, ''), urbans: russianUrbans }],
  }
  const format = (query: string) =>
    formatSearchHeading(parseSearchFilters(new URLSearchParams(query)), dictionaries, [city], t)
  expect(format('deal_types=1&real_estate_types=1&cities=1')).toBe('Квартиры на продажу в Тбилиси')
  expect(format('cities=1&metro_stations=8')).toBe(
    'Недвижимость в Тбилиси, до 15\u00a0мин пешком от метро «№ 8»',
  )
  expect(format('deal_types=3&cities=1&urbans=38,40')).toBe('Недвижимость под залог (гирао) в Ваке и на Вере')
})

test.each([
  ['ka', 'უძრავი ქონება საქართველოში: 1 240 განცხადება'],
  ['en', 'Real estate in Georgia: 1,240 listings'],
  ['ru', 'Недвижимость в Грузии: 1 240 объявлений'],
] as const)('the title of results in %s names the unit of its number', async (language, title) => {
  const t = (await getI18n(language)).getFixedT(language, 'search-filters')
  const shown = formatSearchTitle(t('title'), 1240, language, t)
  expect(shown.replaceAll('\u00a0', ' ')).toBe(title)
  expect(formatSearchTitle(t('title'), undefined, language, t)).toBe(t('title'))
})
