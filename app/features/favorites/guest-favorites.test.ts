import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeIds, formatGuestFavorites, MAX_GUEST_IDS, parseGuestFavorites } from './guest-favorites'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: MAX_GUEST_IDS })

describe("a guest's list of favourites", () => {
  // Specification 1.3.34
  test("a guest's list is parsed back unchanged, and fits into a cookie", () => {
    fc.assert(
      fc.property(ids, ids, (favorites, hidden) => {
        const text = formatGuestFavorites({ favorites, hidden })
        expect(parseGuestFavorites(text)).toEqual({ favorites, hidden })
        expect(encodeURIComponent(text).length).toBeLessThan(2_000)
      }),
    )
  })

  test("a guest's list is empty if its cookie is unreadable", () => {
    for (const junk of [undefined, '', '|', 'x y', '0.0|-1', '%', 'zzzzzzz', '..|..']) {
      expect(parseGuestFavorites(junk)).toEqual({ favorites: [], hidden: [] })
    }
  })

  test("a guest's list adds an id once, removes it again, and reports when it is full", () => {
    expect(changeIds([1, 2], [1], [])).toEqual({ ids: [2, 1], full: false })
    expect(changeIds([1, 2], [3, 4], [2])).toEqual({ ids: [1, 3, 4], full: false })
    expect(changeIds([1, 2], [], [1, 9])).toEqual({ ids: [2], full: false })
    const full = Array.from({ length: MAX_GUEST_IDS }, (_, place) => place + 1)
    expect(changeIds(full, [9_999], [])).toEqual({ ids: full, full: true })
    expect(changeIds(full, [5], []).full).toBe(false)
    expect(changeIds(full, [9_999], [5]).full).toBe(false)
  })
})
