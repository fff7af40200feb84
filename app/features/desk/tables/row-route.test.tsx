import { expect, test } from 'vitest'
import type { FieldError } from '~/forms/field-error'
import { renderView } from '~tests/fixtures/render-view'
import { ChangedRowLink } from './row-route'

const render = (error: FieldError) =>
  renderView(<ChangedRowLink form={{ metadata: { allErrors: { '': error } } }} />, {
    layout: { currentHref: '/en/desk/content/menu/3' },
  })

test('an edit conflict links to the current row, other errors do not', () => {
  expect(render({ key: 'row_changed' })).toMatch(
    /<a href="\/en\/desk\/content\/menu\/3"[^>]*>Open the latest/,
  )
  expect(render({ key: 'value_conflicts' })).toBe('')
})
