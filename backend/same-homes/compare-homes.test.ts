import { expect, test } from 'vitest'
import { AGENT_HOME, HOME } from '~tests/fixtures/home-facts'
import { createHomeComparison, type HomeFacts } from './compare-homes'

/** Compares the owner's flat with another one among neighbours. */
const compare = (change: Partial<HomeFacts>, neighbours: readonly HomeFacts[] = []) => {
  const other = { ...AGENT_HOME, ...change }
  return createHomeComparison([HOME, other, ...neighbours])(HOME, other)
}

test('an agent with rounded area, another price and cropped photos offers the same home', () => {
  const { isSame, evidence } = compare({})
  expect(isSame).toBe(true)
  expect(evidence).toContainEqual({ kind: 'photos', points: 3, figures: [2, 2] })
  expect(evidence).toContainEqual({ kind: 'area', points: 1, figures: [64.4, 64] })
  expect(evidence).toContainEqual({ kind: 'price', points: 1, figures: [3] })
})

test.each<[string, Partial<HomeFacts>]>([
  ['for another deal', { dealTypeId: 2 }],
  ['of another type', { realEstateTypeId: 2 }],
  ['on another floor', { floor: 4 }],
  ['with more rooms', { roomTypeId: 3 }],
  ['with a larger area', { areaM2: 67 }],
  ['in a house with more floors', { totalFloors: 12 }],
  ['in another street', { lat: 41.72 }],
  ['with another flat number', { texts: ['ბინა №46'] }],
  ['of the same seller', { userId: 1 }],
  ['with other photos and words', { photos: [] }],
])('a statement %s is another home', (_case, change) => {
  const home = { ...HOME, texts: ['ბინა №45'] }
  const other = { ...AGENT_HOME, ...change }
  expect(createHomeComparison([home, other])(home, other).isSame).toBe(false)
})

test('facts alone never make two statements one home', () => {
  const { isSame, isPossible } = compare({ photos: [] })
  expect({ isSame, isPossible }).toEqual({ isSame: false, isPossible: true })
})

test('the same cadastral code makes one home, and another code rules it out', () => {
  const home = { ...HOME, cadastralCode: '01.10.10.001.001.01.045' }
  const other = { ...AGENT_HOME, photos: [], cadastralCode: home.cadastralCode }
  const isSame = (one: HomeFacts, two: HomeFacts) => createHomeComparison([one, two])(one, two).isSame
  expect(isSame(home, other)).toBe(true)
  expect(isSame(home, { ...other, userId: home.userId })).toBe(true)
  expect(isSame(home, { ...AGENT_HOME, cadastralCode: '01.10.10.001.001.01.046' })).toBe(false)
})

test('photos that an agent uses for several homes tell none of them', () => {
  const other = { ...AGENT_HOME, id: 3, floor: 3, photos: AGENT_HOME.photos }
  expect(compare({}, [other]).isSame).toBe(false)
})

test('photos of homes on several floors show the building', () => {
  const neighbours = [5, 6, 7].map((floor) => ({ ...AGENT_HOME, id: floor, userId: floor, floor }))
  expect(compare({}, neighbours).isSame).toBe(false)
})

test('a comparison is the same in both directions', () => {
  const compareBoth = createHomeComparison([HOME, AGENT_HOME])
  expect(compareBoth(HOME, AGENT_HOME).isSame).toBe(compareBoth(AGENT_HOME, HOME).isSame)
})
