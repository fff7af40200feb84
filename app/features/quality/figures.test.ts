import { expect, test } from 'vitest'
import { FIGURE_SECTIONS, type FigureName, listFigures, MIN_CASES, toPercent, toShare } from './figures'

/** Returns figures whose counts are a thousand unless given. */
function figuresOf(counts: Record<string, number | null>) {
  const names = [
    ...new Set([
      ...FIGURE_SECTIONS.flatMap((section) => listFigures(section, undefined)).map(({ name }) => name),
      'flats',
      'comparable_flats',
      'expiry_cohort',
    ]),
  ]
  const all = { ...Object.fromEntries(names.map((name) => [name, 1_000])), ...counts }
  return new Map(
    FIGURE_SECTIONS.flatMap((section) => listFigures(section, all)).map((figure) => [figure.name, figure]),
  )
}

test.each<[FigureName, string]>([
  ['updated_in_7_days', 'statements'],
  ['updated_in_30_days', 'statements'],
  ['expired', 'expiry_cohort'],
  ['with_photos', 'statements'],
  ['with_house_number', 'statements'],
  ['with_pin', 'statements'],
  ['flats_with_floor', 'flats'],
  ['with_cadastral_code', 'statements'],
  ['with_text_ka', 'statements'],
  ['with_text_en', 'statements'],
  ['with_text_ru', 'statements'],
  ['with_plan_or_tour', 'statements'],
  ['with_price', 'statements'],
  ['repeated_flats', 'comparable_flats'],
])('%s is the share of its count in %s, from thirty cases', (name, of) => {
  expect(figuresOf({ [name]: 250 }).get(name)).toEqual({ name, unit: 'percent', value: 25, of: 1_000 })
  expect(figuresOf({ [name]: 15, [of]: MIN_CASES }).get(name)?.value).toBe(50)
  expect(figuresOf({ [name]: 15, [of]: MIN_CASES - 1 }).get(name)?.value).toBeUndefined()
})

test.each<[FigureName, string, string]>([
  ['median_age_days', 'days', 'statements'],
  ['median_photos', 'photos', 'with_photos'],
])('%s is a median, in %s, from thirty %s', (name, unit, of) => {
  expect(figuresOf({ [name]: 6 }).get(name)).toEqual({ name, unit, value: 6, of: 1_000 })
  expect(figuresOf({ [name]: 0, [of]: MIN_CASES }).get(name)?.value).toBe(0)
  expect(figuresOf({ [name]: 6, [of]: MIN_CASES - 1 }).get(name)?.value).toBeUndefined()
  expect(figuresOf({ [name]: null }).get(name)?.value).toBeUndefined()
})

test('the number of statements is shown however small it is', () => {
  expect(figuresOf({ statements: 0 }).get('statements')).toMatchObject({ unit: 'count', value: 0 })
})

test('figures that are unavailable have names and no values', () => {
  const figures = FIGURE_SECTIONS.flatMap((section) => listFigures(section, undefined))
  expect(figures).toHaveLength(17)
  for (const { value, of } of figures) expect([value, of]).toEqual([undefined, undefined])
})

test.each([
  [1, 3, 33.3],
  [0, 5_000, 0],
  [1, 5_000, 0.1],
  [4_999, 5_000, 99.9],
  [5_000, 5_000, 100],
])('%i of %i are %s percent, where 0 means none and 100 all', (count, of, percent) => {
  expect(toPercent(count, of)).toBe(percent)
})

test('a group has a share if the total is large enough', () => {
  expect(toShare(3, MIN_CASES)).toBe(10)
  expect(toShare(3, MIN_CASES - 1)).toBeUndefined()
})
