import { expect, test } from 'vitest'
import { parseSearchFilters, toSearchParams } from '~/features/search-filters'
import { getI18n } from '~/i18n/i18n.server'
import { NO_DICTIONARIES } from '~/upstream/dictionaries.server'
import { buildFilterChips, type WalkingStart } from './filter-chips'

test.each([
  ['metro_minutes=5', 'within 5 minutes’ walk of the metro'],
  ['metro_stations=3,4&metro_minutes=10', 'within 10 minutes’ walk of Delisi, Marjanishvili metro'],
])('the stations and the minutes of %s are one chip, which removes both', async (query, label) => {
  const chips = buildFilterChips(parseSearchFilters(new URLSearchParams(query)), {
    dictionaries: NO_DICTIONARIES,
    cities: [],
    metroStations: [
      { id: 3, name: 'Delisi' },
      { id: 4, name: 'Marjanishvili' },
    ],
    language: 'en',
    t: (await getI18n('en')).getFixedT('en', 'search-filters'),
  })
  expect(chips.map((chip) => [chip.label, `${toSearchParams(chip.without)}`])).toEqual([[label, '']])
})

test.each<[string, WalkingStart | undefined, string]>([
  ['', undefined, 'drawn area'],
  ['&walking_area=10,41.7,44.8', undefined, 'within 10 minutes’ walk of a place on the map'],
  [
    '&walking_area=5,41.7,44.8',
    { name: 'Abashidze Street 12', isStation: false },
    'within 5 minutes’ walk of Abashidze Street 12',
  ],
  [
    '&walking_area=20,41.7,44.8',
    { name: 'Delisi', isStation: true },
    'within 20 minutes’ walk of Delisi metro',
  ],
])('an area%s is one chip that names its origin', async (query, walkingStart, label) => {
  const area = 'area=41.7,44.7,41.8,44.8,41.7,44.8'
  const chips = buildFilterChips(parseSearchFilters(new URLSearchParams(area + query)), {
    dictionaries: NO_DICTIONARIES,
    cities: [],
    walkingStart,
    language: 'en',
    t: (await getI18n('en')).getFixedT('en', 'search-filters'),
  })
  expect(chips.map((chip) => [chip.label, `${toSearchParams(chip.without)}`])).toEqual([[label, '']])
})

test.each([
  ['', 'and within 5 minutes’ walk of Delisi metro'],
  ['&areas=either', 'or within 5 minutes’ walk of Delisi metro'],
])('two areas%s are two chips, each of which leaves the other', async (areas, label) => {
  const first = 'area=41.7,44.7,41.8,44.8,41.7,44.8&walking_area=10,41.7,44.8'
  const second = 'second_area=41.7,44.9,41.8,44.8,41.7,44.8&second_walking_area=5,41.7,44.9'
  const chips = buildFilterChips(parseSearchFilters(new URLSearchParams(`${first}&${second}${areas}`)), {
    dictionaries: NO_DICTIONARIES,
    cities: [],
    secondWalkingStart: { name: 'Delisi', isStation: true },
    language: 'en',
    t: (await getI18n('en')).getFixedT('en', 'search-filters'),
  })
  expect(chips.map((chip) => [chip.label, decodeURIComponent(`${toSearchParams(chip.without)}`)])).toEqual([
    ['within 10 minutes’ walk of a place on the map', second.replaceAll('second_', '')],
    [label, first],
  ])
})
