import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { change, MOST_KEPT, readKept, writeKept } from './kept'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: MOST_KEPT })

describe('what a guest keeps', () => {
  test('is read back as it was written, and fits into a cookie', () => {
    fc.assert(
      fc.property(ids, ids, (favorites, hidden) => {
        const text = writeKept({ favorites, hidden })
        expect(readKept(text)).toEqual({ favorites, hidden })
        expect(encodeURIComponent(text).length).toBeLessThan(2_000)
      }),
    )
  })

  test('is nothing when it cannot be read', () => {
    for (const junk of [undefined, '', '|', 'x y', '0.0|-1', '%', 'zzzzzzz', '..|..']) {
      expect(readKept(junk)).toEqual({ favorites: [], hidden: [] })
    }
  })

  test('takes an id once, gives it back, and says when it is full', () => {
    expect(change([1, 2], [1], [])).toEqual({ ids: [2, 1], full: false })
    expect(change([1, 2], [3, 4], [2])).toEqual({ ids: [1, 3, 4], full: false })
    expect(change([1, 2], [], [1, 9])).toEqual({ ids: [2], full: false })
    const full = Array.from({ length: MOST_KEPT }, (_, place) => place + 1)
    expect(change(full, [9_999], [])).toEqual({ ids: full, full: true })
    expect(change(full, [5], []).full).toBe(false)
    expect(change(full, [9_999], [5]).full).toBe(false)
  })
})
