import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CITIES } from '~backend/initial-data/places/cities'
import { DISTRICTS } from '~backend/initial-data/places/districts'
import { STATIONS } from '~backend/initial-data/places/metro'
import { NEIGHBOURHOODS } from '~backend/initial-data/places/urbans'
import { interpretText } from '~backend/locations/text-filters/interpret-text'
import { createSeededGazetteer } from '~tests/fixtures/gazetteer'
import type { PlaceCounts } from './store'
import { suggestFor } from './suggest'
import { createSuggestionIndex } from './suggestion-index'

const MIN_SHARE = 0.97
const MAX_P95_MS = 20
/** Every fifth text is measured, which takes three more runs. */
const MEASURED_EACH = 5
/** Derived parameters, which the file may omit. */
const FOLLOWING_PARAMETERS = ['currency_id', 'area_to']

const gazetteer = createSeededGazetteer()
const weightsOf = (rows: readonly { id: number; weight: number }[]) =>
  new Map(rows.map(({ id, weight }) => [id, weight * 10]))
const urbanWeights = weightsOf(NEIGHBOURHOODS)
const sumOf = (ids: readonly number[]) => ids.reduce((sum, id) => sum + (urbanWeights.get(id) ?? 0), 0)
const counts: PlaceCounts = {
  city: weightsOf(CITIES),
  district: new Map(
    DISTRICTS.map(({ id }) => [
      id,
      sumOf(NEIGHBOURHOODS.filter((one) => one.districtId === id).map((one) => one.id)),
    ]),
  ),
  urban: urbanWeights,
  street: new Map(),
  metro: new Map(STATIONS.map(({ id, urbanIds }) => [id, sumOf(urbanIds) / 10])),
}
const index = await createSuggestionIndex(gazetteer, [], counts)

type TypedSearch = { text: string; place: string; parameters: [name: string, value: string][] }

const typedSearches = readFileSync('tests/fixtures/typed-searches/typed-searches.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): TypedSearch => {
    const [text = '', expected = ''] = line.split(' | ')
    const [place = '', ...parameters] = expected.split('&').map((part) => part.trim())
    return {
      text,
      place,
      parameters: parameters.map((pair) => pair.split('=') as [string, string]),
    }
  })

test('the file contains at least 1,000 texts, in all scripts', () => {
  expect(typedSearches.length).toBeGreaterThanOrEqual(1_000)
  for (const script of [/[ა-ჰ]/, /[a-z]/i, /[а-яё]/i])
    expect(typedSearches.filter(({ text }) => script.test(text)).length).toBeGreaterThan(300)
})

test('the search understands the texts that people type', async () => {
  await expectNearlyAllRight('search', async ({ text }) => {
    const { filters, pieces } = await interpretText(text, gazetteer)
    const [piece] = pieces
    const names = piece?.places.map(({ name }) => `${piece.kind} ${name.en}`) ?? ['']
    return { names, parameters: filters?.parameters ?? {} }
  })
})

test('the first suggestion for a typed text is correct', async () => {
  await expectNearlyAllRight('suggestions', async ({ text }) => {
    const { entries, parameters } = suggestFor(text, gazetteer, index)
    const [first] = entries
    return { names: [first ? `${first.kind} ${first.name.en}` : ''], parameters }
  })
})

test.each([
  ['vake 3 r', { room_types: '3' }],
  ['vake 3 ro', { room_types: '3' }],
  ['ваке 2-ко', { room_types: '2' }],
  ['ვაკე 2 საძ', { bedroom_types: '2' }],
  ['vake fla', {}],
  ['flat vake xz', { real_estate_types: '1' }],
])('the unfinished text %s has suggestions', (text, parameters) => {
  const suggestions = suggestFor(text, gazetteer, index)
  expect(suggestions.entries[0]?.name.en).toBe('Vake')
  expect(suggestions.parameters).toEqual(parameters)
})

/** Measures the fastest of several runs, because other processes may interfere. */
async function measureQuickest(run: () => Promise<unknown>): Promise<number> {
  const durations: number[] = []
  for (let times = 0; times < 3; times += 1) {
    const started = performance.now()
    await run()
    durations.push(performance.now() - started)
  }
  return Math.min(...durations)
}

type Answer = { names: string[]; parameters: Readonly<Record<string, string>> }

async function expectNearlyAllRight(
  what: string,
  answer: (typed: TypedSearch) => Promise<Answer>,
): Promise<void> {
  const times: number[] = []
  const missed: string[] = []
  for (const [index, typed] of typedSearches.entries()) {
    const { names, parameters } = await answer(typed)
    if (index % MEASURED_EACH === 0) times.push(await measureQuickest(() => answer(typed)))
    const expected = new Map(typed.parameters)
    const isRight =
      names.includes(typed.place) &&
      typed.parameters.every(([name, value]) => parameters[name] === value) &&
      Object.keys(parameters).every((name) => expected.has(name) || FOLLOWING_PARAMETERS.includes(name))
    if (!isRight) missed.push(`${typed.text} → ${names[0]} ${JSON.stringify(parameters)}`)
  }
  times.sort((one, other) => one - other)
  const atShare = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  const share = 1 - missed.length / typedSearches.length
  const figures = `p50 ${atShare(0.5).toFixed(2)} ms, p95 ${atShare(0.95).toFixed(2)} ms, longest ${atShare(0.9999).toFixed(2)} ms`
  process.stdout.write(
    `${what}: ${(share * 100).toFixed(1)} % of ${typedSearches.length} right at once, ${figures}; missed:\n  ${missed.join('\n  ')}\n`,
  )
  expect(share).toBeGreaterThanOrEqual(MIN_SHARE)
  expect(atShare(0.95)).toBeLessThanOrEqual(MAX_P95_MS)
}
