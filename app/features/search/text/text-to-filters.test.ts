import { expect, test } from 'vitest'
import { parseSearchFilters, toSearchParams } from '~/features/search-filters'
import type { City } from '~/upstream/locations.server'
import type { QueryInterpretation } from '~/upstream/query-interpretation.server'
import { moveTextToFilters } from './text-to-filters'

const vake = { id: 38, name: 'Vake', urbans: [] }
const cities = [
  { id: 1, name: 'Tbilisi', districts: [{ id: 4, name: 'Vake-Saburtalo', urbans: [vake] }] },
] as unknown as City[]

const inVake = { words: 'in vake', kind: 'urban' as const, without: 'flat', ids: [38], names: ['Vake'] }
const flat = { parameters: { real_estate_types: '1' }, phrases: [], without: 'in vake garden' }

function move(query: string, interpretation: Partial<QueryInterpretation>): string {
  const interpreted = {
    filters: undefined,
    pieces: [],
    houseNumber: undefined,
    rest: undefined,
    ...interpretation,
  }
  const filters = parseSearchFilters(new URLSearchParams(query))
  return decodeURIComponent(`${toSearchParams(moveTextToFilters(filters, interpreted, cities))}`)
}

test('words become filters, an area with its city, and the rest stays text', () => {
  const rest = { words: 'garden', without: 'flat in vake' }
  expect(move('q=flat+in+vake+garden&page=3', { filters: flat, pieces: [inVake], rest })).toBe(
    'q=garden&real_estate_types=1&cities=1&urbans=38',
  )
})

test('the text takes precedence over chosen filters', () => {
  expect(move('q=x&real_estate_types=2&cities=15&districts=7', { filters: flat, pieces: [inVake] })).toBe(
    'real_estate_types=1&cities=1&urbans=38',
  )
  const cheap = { parameters: { price_to: '700', currency_id: '2' }, phrases: [], without: '' }
  expect(move('q=x&price_from=100000', { filters: cheap })).toBe('deal_types=2&price_to=700&currency_id=2')
})

test('guests become a filter of daily rent', () => {
  const stay = { parameters: { deal_types: '7', guests: '4' }, phrases: [], without: '' }
  expect(move('q=for+4+guests&deal_types=1', { filters: stay })).toBe('deal_types=7&guests=4')
})

test('a street stays in the search text, together with its neighbourhood', () => {
  const street = { ...inVake, kind: 'street' as const, words: 'chavchavadze' }
  const interpreted = { filters: { ...flat, without: 'chavchavadze 40' }, pieces: [street] }
  expect(move('q=flat+chavchavadze+40', interpreted)).toBe('q=chavchavadze+40&real_estate_types=1')
})

test('an unknown text changes nothing', () => {
  expect(move('q=garden&page=2', { rest: { words: 'garden', without: '' } })).toBe('q=garden&page=2')
})

test('a city in the text removes the map bounds of another city', () => {
  const bounds = JSON.stringify({ north: 42, south: 41, east: 42, west: 41 })
  const limits = `bounds=${bounds}&area=41,41,42,41,42,42`
  expect(move(`q=in+vake&cities=15&${limits}`, { pieces: [inVake] })).toBe('cities=1&urbans=38')
  expect(move(`q=in+vake&cities=1&bounds=${bounds}`, { pieces: [inVake] })).toContain('bounds=')
})
