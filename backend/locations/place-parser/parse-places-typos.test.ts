import { expect, test } from 'vitest'
import { createRandom, type Random } from '~backend/demo/random'
import type { LocalizedText } from '~backend/platform/localized-text'
import type { PlaceKind } from '~contract/locations'
import { createSeededGazetteer } from '~tests/fixtures/gazetteer'
import { formatPlaceLocative } from '../place-locative'
import { formatStreetLocative } from '../street-locative'
import { parsePlaces } from './parse-places'

const gazetteer = createSeededGazetteer()

// Independent copy of three keyboard layouts.
const GEORGIAN = 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'
const LATIN = 'abgdevzTiklmnopJrstufqRySCcZwWxjh'
const RUSSIAN = 'фипвумяЕшлдьтщзОкыегайКнЫСсЯцЦчор'

const STREETS = [
  'Rustaveli',
  'Chavchavadze',
  'Kazbegi',
  'Pshavela',
  'Barnov',
  'Kostava',
  'Melikishvili',
  'Tamarashvili',
].concat([
  'Marjanishvili',
  'Pekini',
  'Gorgasali',
  'Vekua',
  'Shartava',
  'Kandelaki',
  'Paliashvili',
  'Kakabadzeebi',
])

type Sample = { kind: PlaceKind; id: number; name: LocalizedText }

const of = (kind: PlaceKind, places: readonly { id: number; name: LocalizedText }[]): Sample[] =>
  places.map(({ id, name }) => ({ kind, id, name }))
const streets = gazetteer.streets.map(({ street }) => street)
const samples = [
  ...of('city', gazetteer.cities.slice(0, 14)),
  ...of('district', gazetteer.districts.slice(0, 6)),
  ...of('urban', gazetteer.urbans.slice(0, 24)),
  ...of(
    'street',
    STREETS.flatMap(
      (name) => streets.find((one) => new RegExp(`\\b${name} (Avenue|Street)`).test(one.name.en)) ?? [],
    ),
  ),
]

const WAYS: Readonly<Record<string, (sample: Sample, random: Random) => string>> = {
  'Georgian, in a sentence': ({ kind, name }) =>
    kind === 'street' ? formatStreetLocative(name, 'ka') : formatPlaceLocative(name, 'ka'),
  'Latin letters': ({ name }) => name.en.toLowerCase(),
  'Russian, in a sentence': ({ kind, name }) =>
    kind === 'street' ? formatStreetLocative(name, 'ru') : formatPlaceLocative(name, 'ru'),
  'Georgian on a Latin keyboard': ({ name }) => onKeys(name.ka, LATIN),
  'Georgian on a Russian keyboard': ({ name }) => onKeys(name.ka, RUSSIAN),
  'with a slip': ({ name }, random) => slipped(name.en, random),
}

test('sixty places are found in each of six ways of misspelling', async () => {
  expect(samples).toHaveLength(60)
  const times: number[] = []
  const missed: string[] = []
  const lines: string[] = []
  for (const [way, write] of Object.entries(WAYS)) {
    let right = 0
    for (const sample of samples) {
      const text = write(sample, createRandom('typing', sample.kind, sample.id))
      const [first] = (await parsePlaces(text, gazetteer)).pieces
      times.push(await measureParsing(text, 3))
      if (first?.kind === sample.kind && first.places.some(({ id }) => id === sample.id)) right += 1
      else missed.push(`${text} (${sample.name.en})`)
    }
    lines.push(`${way.padEnd(32)}${right} of ${samples.length}`)
  }
  const p95 = times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN
  const share = 1 - missed.length / times.length
  lines.push(
    `right at once ${(share * 100).toFixed(1)} %, p95 ${p95.toFixed(2)} ms; missed: ${missed.join(', ') || 'none'}`,
  )
  process.stdout.write(`${lines.join('\n')}\n`)
  expect(share).toBeGreaterThanOrEqual(0.95)
  expect(p95).toBeLessThan(20)
})

test('the longest text is parsed within the time limit', async () => {
  const text = 'sabrutalo chavchavdze '.repeat(14)
  expect(await measureParsing(text, 20)).toBeLessThan(100)
})

/** Measures the fastest of several runs in ms, because other processes may interfere. */
async function measureParsing(text: string, runs: number): Promise<number> {
  const durations: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now()
    await parsePlaces(text, gazetteer)
    durations.push(performance.now() - started)
  }
  return Math.min(...durations)
}

function onKeys(text: string, keys: string): string {
  return [...text].map((letter) => keys[GEORGIAN.indexOf(letter)] ?? letter).join('')
}

/** Drops, doubles or swaps a letter in the longest word. */
function slipped(text: string, random: Random): string {
  const word = text.split(/[\s-]+/).reduce((one, other) => (other.length > one.length ? other : one))
  const at = random.whole(1, word.length - 3)
  const [before, letter = '', next = '', after] = [
    word.slice(0, at),
    word[at],
    word[at + 1],
    word.slice(at + 2),
  ]
  // Too short to lose a letter.
  const typos = [before + next + letter + after, before + letter + letter + next + after]
  if (word.length > 4) typos.push(before + next + after)
  return text.replace(word, random.pick(typos))
}
