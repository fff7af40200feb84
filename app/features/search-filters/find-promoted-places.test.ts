import { expect, test } from 'vitest'
import { findPromotedPlaces } from './find-promoted-places'
import { parseSearchFilters } from './parse-search-filters'

test.each([
  ['two lead', '', 'vv..', [0, 1]],
  ['the third follows few others', '', 'vv.v', [0, 1, 3]],
  ['there are as many as places', '', 'vv....v....v....v...', [0, 1, 6, 11, 16]],
  ['more are VIP than there are places', '', 'vv.v..v....v....v..v', [0, 1, 6, 11, 16]],
  ['the newest are first', 'order_by=created_at&sequence=desc', 'v.', []],
  ['it is the second page', 'page=2', 'v.', []],
  ['nobody has paid', '', '.', []],
  ['all are VIP', 'is_vip=1', 'vv', [0, 1]],
])('promoted places are found when %s', (_name, query, vips, places) => {
  const cards = [...vips].map((mark) => ({ vip: mark === 'v' ? 'vip' : undefined }))
  expect(findPromotedPlaces(cards, parseSearchFilters(new URLSearchParams(query)))).toEqual(places)
})
