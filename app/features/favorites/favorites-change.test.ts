import { expect, test } from 'vitest'
import { getFirstId, parseFavoritesChange } from './favorites-change'

function form(query: string): FormData {
  const data = new FormData()
  for (const [name, value] of new URLSearchParams(query)) data.append(name, value)
  return data
}

test('a form with one or several ids is parsed to a change of favourites', () => {
  const change = parseFavoritesChange(form('keep=5&drop=1,2,2&hide=7&hide=8&show=9'))
  expect(change).toEqual({ keep: [5], drop: [1, 2], hide: [7, 8], show: [9], showAll: false })
  expect(getFirstId(change)).toBe(5)
  expect(parseFavoritesChange(form('show_all=1')).showAll).toBe(true)
})

test('invalid ids are left out of the change', () => {
  const change = parseFavoritesChange(form('hide=x,-1,0,1.5,99999999999,NaN,&keep=&show_all=yes'))
  expect(change).toEqual({ keep: [], drop: [], hide: [], show: [], showAll: false })
  expect(getFirstId(change)).toBeUndefined()
})

test('a change holds no more ids than a page of cards', () => {
  const many = Array.from({ length: 300 }, (_, place) => place + 1).join()
  expect(parseFavoritesChange(form(`hide=${many}`)).hide).toHaveLength(100)
})
