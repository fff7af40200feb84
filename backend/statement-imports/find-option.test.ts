import { expect, test } from 'vitest'
import { findOption } from './find-option'

test.each([
  ['Pledge (girao)', '3'],
  ['For pledge', '3'],
  ['Под залог', '3'],
  ['Сдаётся под залог', '3'],
  ['გირაო', '3'],
  ['В аренду (иджара)', '10'],
  ['Сдаётся в аренду', '10'],
  ['Сдаётся', '2'],
  ['barter', undefined],
])('the deal “%s” of a file has the type %s', (name, id) => {
  expect(findOption('deal_type_id', name)).toBe(id)
})
