import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Field, Fieldset } from './field'

const texts = { id: 'price', hint: 'In dollars', error: 'Enter a price' }

describe('form fields', () => {
  const html = renderToStaticMarkup(
    <Field {...texts} label="Price" optional="optional">
      {(wiring) => <input {...wiring} name="price" />}
    </Field>,
  )
  const order = ['Price', '(optional)', 'In dollars', '<input', 'Enter a price']

  // Specification 1.5.3
  test('the parts of a field are in order, with the error and its icon below the control', () => {
    const places = order.map((part) => html.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(html).toMatch(/id="price-error" class="error"><svg/)
  })

  test('screen readers announce a field with its error and its hint', () => {
    expect(html).toMatch(/aria-describedby="price-error price-description" aria-invalid="true"/)
  })
})

test('the error of a group is below its choices', () => {
  const html = renderToStaticMarkup(
    <Fieldset {...texts} legend="Price">
      <input name="price" />
    </Fieldset>,
  )
  expect(html.indexOf('Enter a price')).toBeGreaterThan(html.indexOf('<input'))
})
