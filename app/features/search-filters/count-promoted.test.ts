import { expect, test } from 'vitest'
import { countPromoted } from './count-promoted'
import { parseSearchFilters } from './parse-search-filters'

test.each([
  ['two lead', '', [true, true, false, true], 2],
  ['more are VIP than there are places', '', [true, true, true, true, true, false], 4],
  ['the newest are first', 'order_by=created_at&sequence=desc', [true, false], 0],
  ['it is the second page', 'page=2', [true, false], 0],
  ['nobody has paid', '', [false], 0],
  ['all are VIP', 'is_vip=1', [true, true], 2],
])('the number of paid places is counted when %s', (_name, query, vips, paid) => {
  const cards = vips.map((isVip) => ({ vip: isVip ? 'vip' : undefined }))
  expect(countPromoted(cards, parseSearchFilters(new URLSearchParams(query)))).toBe(paid)
})
