import { expect, test } from 'vitest'
import { getFormerPlace, getPhotoAnchor, listPhotoMoves } from './photo-moves'

test('photos whose chosen place differs are moved, the first target first', () => {
  expect(listPhotoMoves(['a', 'b', 'c', 'd'], ['1', '4', '1', '4'])).toEqual([
    expect.objectContaining({ token: 'c', position: 0 }),
    expect.objectContaining({ token: 'b', position: 3 }),
  ])
})

test.each([
  ['no places', []],
  ['unchanged places', ['1', '2']],
  ['places that are no numbers', ['x', '0', '1.5']],
])('%s move nothing', (_case, places) => {
  expect(listPhotoMoves(['a', 'b'], places)).toEqual([])
})

const at = (...operation: Parameters<typeof getPhotoAnchor>[0]['operation']) =>
  getPhotoAnchor({
    tokens: ['a', 'b', 'c'],
    operation,
    moves: [],
    removed: [{ token: 'x', position: 1 }],
  })

test('the next page opens at the photo that was changed', () => {
  expect(at('earlier', 'b')).toBe('photo-1')
  expect(at('later', 'b')).toBe('photo-3')
  expect(at('place', 'a', '2')).toBe('photo-3')
  expect(at('main', 'c')).toBe('photo-3')
  expect(at('rotate', 'a')).toBe('photo-1')
  expect(at('delete', 'b')).toBe('removed-b')
  expect(at('restore', 'x')).toBe('photo-2')
  expect(at('save')).toBeUndefined()
})

test('the next page opens at a photo that was moved by its number', () => {
  const moves = [{ token: 'a', position: 2 }]
  expect(getPhotoAnchor({ tokens: ['a', 'b', 'c'], operation: ['save'], moves, removed: [] })).toBe('photo-3')
})

test.each([
  [['earlier', 'b'], [], { token: 'b', position: 1 }],
  [['place', 'a', '2'], [], { token: 'a', position: 0 }],
  [['save'], [{ token: 'c', position: 0 }], { token: 'c', position: 2 }],
  [['save'], [], undefined],
  [['rotate', 'a'], [], undefined],
  [['delete', 'a'], [], undefined],
  [['place', 'x', '2'], [], undefined],
] as const)(
  'the former place of a photo after %j is known if it was moved',
  (operation, moves, formerPlace) => {
    expect(getFormerPlace({ tokens: ['a', 'b', 'c'], operation, moves })).toEqual(formerPlace)
  },
)

test('several photos moved at once have no former place', () => {
  const moves = [
    { token: 'c', position: 0 },
    { token: 'a', position: 1 },
  ]
  expect(getFormerPlace({ tokens: ['a', 'b', 'c'], operation: ['save'], moves })).toBeUndefined()
})
