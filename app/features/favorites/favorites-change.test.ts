import { expect, test } from 'vitest'
import { favoritesFields, getFirstId, toFavoritesChange } from './favorites-change'

const parseChange = (values: Record<string, string | string[]>) =>
  toFavoritesChange(favoritesFields.parse(values))

test('a form with one or several ids is parsed to a change of favourites', () => {
  const change = parseChange({ keep: '5', drop: '1,2,2', hide: ['7', '8'], show: '9' })
  expect(change).toEqual({ keep: [5], drop: [1, 2], hide: [7, 8], show: [9], showAll: false })
  expect(getFirstId(change)).toBe(5)
  expect(parseChange({ show_all: '1' })).toMatchObject({ keep: [], showAll: true })
})

test.each(['x', '-1', '0', '1.5', '99999999999', 'NaN', '', '1,', '1,x'])(
  'the list of ids %j is rejected',
  (hide) => {
    expect(favoritesFields.safeParse({ hide }).success).toBe(false)
  },
)

test('a change keeps at most 100 ids', () => {
  const many = Array.from({ length: 300 }, (_, place) => place + 1).join()
  expect(parseChange({ hide: many }).hide).toHaveLength(100)
})
