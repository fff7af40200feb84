import { expect, test } from 'vitest'
import { getFieldAria } from './field-aria'

test.each([
  [{}, { id: 'price' }],
  [{ hint: 'In dollars' }, { id: 'price', 'aria-describedby': 'price-description' }],
  [{ error: 'Enter a price' }, { id: 'price', 'aria-describedby': 'price-error', 'aria-invalid': true }],
  [
    { hint: 'In dollars', error: 'Enter a price' },
    { id: 'price', 'aria-describedby': 'price-error price-description', 'aria-invalid': true },
  ],
])('a control with %o has the matching ARIA attributes', (fieldProps, wiring) => {
  expect(getFieldAria({ id: 'price', ...fieldProps })).toEqual(wiring)
})
