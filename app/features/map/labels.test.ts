import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doOverlap, type OccupiedBox, placeLabels } from './labels'

const box = { width: 480, height: 600 }
const name = fc.record({
  text: fc.constantFrom('ვაკე', 'საბურთალო', 'Didi Dighomi', 'Лиси'),
  at: fc.tuple(fc.integer({ min: -20, max: 500 }), fc.integer({ min: -20, max: 620 })),
})
const taken = fc
  .tuple(fc.nat(400), fc.nat(500), fc.nat(80), fc.nat(60))
  .map(
    ([left, top, width, height]): OccupiedBox => ({ left, top, right: left + width, bottom: top + height }),
  )

test('no label covers another one or a taken box, and none is cut off', () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 30 }), fc.array(taken, { maxLength: 8 }), (names, full) => {
      const rooms = placeLabels(names, full, { box, height: 16, maxCount: 12 }).map(
        ({ text, at: [x, y] }) => {
          const half = text.length * 16 * 0.33
          return { left: x - half, right: x + half, top: y - 14, bottom: y + 3 }
        },
      )
      expect(rooms.length).toBeLessThanOrEqual(12)
      rooms.forEach((room, index) => {
        for (const other of [...rooms.slice(index + 1), ...full]) expect(doOverlap(room, other)).toBe(false)
        expect(
          Math.min(room.left, room.top, box.width - room.right, box.height - room.bottom),
        ).toBeGreaterThan(0)
      })
    }),
  )
})

test('the better-known label is placed first, and the other one moves aside', () => {
  const [first, second] = placeLabels(
    [
      { text: 'Vake', at: [200, 300] },
      { text: 'Vera', at: [205, 300] },
    ],
    [],
    { box, height: 16, maxCount: 9 },
  )
  expect(first).toEqual({ text: 'Vake', at: [200, 300] })
  expect(second?.at[1]).not.toBe(300)
})
