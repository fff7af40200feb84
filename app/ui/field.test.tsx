import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Field, Fieldset } from './field'
import { Select } from './select'
import { TextField } from './text-field'

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

test('a field has a maximum length only if it holds text', () => {
  const render = (type?: string) => renderToStaticMarkup(<TextField id="x" label="X" type={type} />)
  expect([undefined, 'email', 'tel'].map(render)).toEqual(
    Array(3).fill(expect.stringContaining('maxLength="255"')),
  )
  expect(['file', 'date'].map(render)).toEqual(Array(2).fill(expect.not.stringContaining('maxLength')))
})

test('a select is required only if it has an empty value', () => {
  const render = (blank?: string) =>
    renderToStaticMarkup(<Select options={[{ value: 1, label: 'One' }]} blank={blank} required />)
  expect(render('Choose')).toContain('required')
  expect(render()).not.toContain('required')
})
