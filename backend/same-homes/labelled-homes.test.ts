import { beforeAll, describe, expect, test } from 'vitest'
import {
  createLabelledHouses,
  HOUSE_KINDS,
  type HouseKind,
  type LabelledHouse,
} from '~tests/fixtures/labelled-homes'
import { createHomeComparison } from './compare-homes'
import { formGroups, type ScoredPair } from './form-groups'

/** Five kinds of houses in turn; `npm run bench:duplicates` judges more and prints the figures. */
const HOUSES = Number(process.env.LABELLED_HOUSES ?? 150)
const MIN_PRECISION = 0.98
const MIN_RECALL = 0.9

interface PairCounts {
  pairs: number
  same: number
  found: number
  right: number
}

const EMPTY: PairCounts = { pairs: 0, same: 0, found: 0, right: 0 }
const counts = new Map<HouseKind | 'all', PairCounts>()

beforeAll(() => {
  for (const house of createLabelledHouses(HOUSES))
    for (const key of ['all', house.kind] as const)
      counts.set(key, add(counts.get(key) ?? EMPTY, judge(house)))
})

function judge({ statements }: LabelledHouse): PairCounts {
  const compare = createHomeComparison(statements)
  const labelled = statements.flatMap((one, at) => statements.slice(at + 1).map((other) => ({ one, other })))
  const scored: ScoredPair[] = labelled.map(({ one, other }) => ({
    ...compare(one, other),
    one: one.id,
    other: other.id,
  }))
  const groups = formGroups(
    statements.map(({ id }) => id),
    scored,
    new Map(),
  )
  const isFound = (one: number, other: number) =>
    groups.some((group) => group.includes(one) && group.includes(other))
  return labelled
    .map(({ one, other }) => {
      const isSame = one.home === other.home
      const found = isFound(one.id, other.id)
      return { pairs: 1, same: Number(isSame), found: Number(found), right: Number(found && isSame) }
    })
    .reduce(add, EMPTY)
}

const add = (one: PairCounts, other: PairCounts): PairCounts => ({
  pairs: one.pairs + other.pairs,
  same: one.same + other.same,
  found: one.found + other.found,
  right: one.right + other.right,
})

const getPrecision = ({ right, found }: PairCounts) => (found === 0 ? 1 : right / found)
const getRecall = ({ right, same }: PairCounts) => (same === 0 ? 1 : right / same)

describe('labelled pairs of statements', () => {
  test('the labelled set has at least 400 pairs, and most are hard negatives', () => {
    const { pairs, same } = counts.get('all') ?? EMPTY
    expect(pairs).toBeGreaterThan(400)
    expect(same).toBeGreaterThan(100)
    expect(pairs - same).toBeGreaterThan(same)
  })

  test('pairs that share a group are of one home in 98 of 100 cases', () => {
    expect(getPrecision(counts.get('all') ?? EMPTY)).toBeGreaterThanOrEqual(MIN_PRECISION)
  })

  test('nine of ten pairs of one home share a group', () => {
    expect(getRecall(counts.get('all') ?? EMPTY)).toBeGreaterThanOrEqual(MIN_RECALL)
  })

  test('the figures of each kind of house are printed on request', () => {
    if (process.env.LABELLED_HOUSES) process.stdout.write(`${formatFigures()}\n`)
    expect([...counts.keys()].sort()).toEqual(['all', ...HOUSE_KINDS].sort())
  })
})

function formatFigures(): string {
  return [...counts]
    .map(
      ([kind, pairCounts]) =>
        `${kind.padEnd(42)} ${pairCounts.pairs} pairs, ${pairCounts.same} of one home, ${pairCounts.found} found: ` +
        `precision ${getPrecision(pairCounts).toFixed(3)}, recall ${getRecall(pairCounts).toFixed(3)}`,
    )
    .join('\n')
}
