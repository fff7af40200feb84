import { USD } from '../../dictionaries/terms'
import { USER_TYPE_KEYS } from '../../dictionaries/user-types'
import { idsOf, isOn, numberOf, type Query, textOf, wordsOf } from '../../http/query'
import { readBounds } from '../bounds'
import { conditionsOf } from '../filters'
import { READ, READ_PLACES, wordsAskedBy } from '../read-text'
import { BITS, type FieldName, FLAGS, ID_LISTS, type IdList, NO_WHOLE } from './fields'
import type { WordsTest } from './words'

/** One thing that a statement must meet. */
export type Test =
  /** Those of a text are no choice among options, whose counts would ignore it. */
  | { by: 'ids'; field: FieldName; ids: readonly number[]; ofText?: true }
  | { by: 'range'; field: FieldName; from: number; to: number }
  | { by: 'bits'; field: FieldName; every: number }
  | { by: 'parameters'; field: 'parameters'; low: number; high: number }
  | WordsTest

/** Another name of a list. */
const ALIASES: Readonly<Record<string, IdList>> = { agencies: 'users', street_id: 'streets' }
/** What a text names. */
const OF_TEXT: Readonly<Record<string, IdList>> = {
  [READ_PLACES.city]: 'cities',
  [READ_PLACES.district]: 'districts',
  [READ_PLACES.urban]: 'urbans',
  [READ_PLACES.street]: 'streets',
}
const LISTS = new Map<string, IdList>([
  ...ID_LISTS.map((name): [string, IdList] => [name, name]),
  ...Object.entries({ ...ALIASES, ...OF_TEXT }),
])

const WEEK_S = 7 * 86_400

type Filter = (query: Query) => Test[]

const FILTERS: Readonly<Record<string, Filter>> = {
  ...Object.fromEntries([...LISTS].map(([name, field]) => [name, listOf(name, field)])),
  ...Object.fromEntries(Object.keys(FLAGS).map((name, bit) => [name, flagOf(name, bit)])),
  parameters,
  owner_type: (query) => ownerTypes(wordsOf(query, 'owner_type')),
  owner: (query) => (isOn(query, 'owner') ? ownerTypes(['physical']) : []),
  newest: (query) =>
    // Later than, and not at: a range holds its ends.
    isOn(query, 'newest')
      ? [{ by: 'range', field: 'created_at', from: Date.now() / 1_000 - WEEK_S, to: Infinity }]
      : [],
  is_vip: (query) => tierWithin(query, 'is_vip', 1, 3),
  without_vip: (query) => tierWithin(query, 'without_vip', 0, 0),
  is_super_vip: (query) => tierWithin(query, 'is_super_vip', 3, 3),
  bounds,
  [READ.words]: words,
}

/** Each is asked for with `{name}_from` and `{name}_to`. */
const RANGES: Readonly<Record<string, (query: Query) => FieldName>> = {
  price: (query) => (textOf(query, 'currency_id') === String(USD) ? 'price_usd' : 'price_gel'),
  area: (query) => (textOf(query, 'area_types') === '2' ? 'area' : 'area_m2'),
  floor: () => 'floor',
}

const KNOWN = new Set([
  ...Object.keys(FILTERS),
  READ.number,
  ...Object.keys(RANGES).flatMap((name) => [`${name}_from`, `${name}_to`]),
])

/** What a query asks for, in terms of the columns; undefined when it asks for something they do not tell. */
export function testsOf(query: Query): Test[] | undefined {
  const isSquarePrice = textOf(query, 'price_types') === '2'
  const others = new Map([...query].filter(([name]) => isSquarePrice || !KNOWN.has(name)))
  if (conditionsOf(others, () => '').length > 0) return undefined
  const bounds = readBounds(textOf(query, 'bounds'))
  if (bounds && bounds.east < bounds.west) return undefined
  const ranges = Object.entries(RANGES).flatMap(([name, fieldOf]) => range(query, name, fieldOf(query)))
  return [...Object.values(FILTERS).flatMap((filter) => filter(query)), ...ranges]
}

function listOf(name: string, field: IdList): Filter {
  return (query) => {
    const ids = idsOf(query, name)
    if (ids.length === 0) return []
    return [{ by: 'ids', field, ids, ...(Object.hasOwn(OF_TEXT, name) && { ofText: true }) }]
  }
}

function flagOf(name: string, bit: number): Filter {
  return (query) => (isOn(query, name) ? [{ by: 'bits', field: 'flags', every: 1 << bit }] : [])
}

function range(query: Query, name: string, field: FieldName): Test[] {
  const [from, to] = [numberOf(query, `${name}_from`), numberOf(query, `${name}_to`)]
  if (from === undefined && to === undefined) return []
  // Above what stands for no number.
  const least = NO_WHOLE + 1
  return [{ by: 'range', field, from: Math.max(from ?? least, least), to: to ?? Infinity }]
}

function parameters(query: Query): Test[] {
  const ids = idsOf(query, 'parameters')
  if (ids.length === 0) return []
  const bits = (from: number) =>
    ids.reduce((all, id) => (id >= from && id < from + BITS ? all | (1 << (id - from)) : all), 0)
  return [{ by: 'parameters', field: 'parameters', low: bits(0), high: bits(BITS) }]
}

function ownerTypes(words: readonly string[]): Test[] {
  const ids = words
    .map((word) => USER_TYPE_KEYS.findIndex((key) => key === (word === 'agency' ? 'broker' : word)) + 1)
    .filter((id) => id > 0)
  return ids.length > 0 ? [{ by: 'ids', field: 'owner_type', ids }] : []
}

function tierWithin(query: Query, name: string, from: number, to: number): Test[] {
  return isOn(query, name) ? [{ by: 'range', field: 'vip_tier', from, to }] : []
}

function bounds(query: Query): Test[] {
  const read = readBounds(textOf(query, 'bounds'))
  if (!read) return []
  return [
    { by: 'range', field: 'lat', from: read.south, to: read.north },
    { by: 'range', field: 'lng', from: read.west, to: read.east },
  ]
}

function words(query: Query): Test[] {
  const asked = wordsAskedBy(query)
  return asked ? [{ by: 'words', field: 'text', ...asked }] : []
}
