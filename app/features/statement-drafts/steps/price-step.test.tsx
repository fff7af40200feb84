import { expect, test } from 'vitest'
import { type FormReply, FormReplyProvider } from '~/forms/form-reply'
import forms from '~locales/en/forms.json'
import { renderFormView } from '~tests/fixtures/render-view'
import { priceForm } from '../form'
import type { StatementDraftData } from '../loader.server'
import { PriceStep } from './price-step'

const SAVED = {
  deal_type_id: '1',
  real_estate_type_id: '1',
  area: '64,5',
  price_type_id: '3',
  price: '126000',
  currency_id: '2',
}

/** Renders the step, or again after its form was rejected. */
function render(typed?: Record<string, string>, reply: Partial<FormReply> = {}) {
  const data = { values: SAVED, draft: { version: 2 } } as unknown as StatementDraftData
  const formReply: FormReply | undefined = typed && {
    formId: priceForm.id,
    result: { status: 'error', initialValue: { ...SAVED, ...typed }, error: {} },
    ...reply,
  }
  return renderFormView(
    <FormReplyProvider value={formReply}>
      <PriceStep data={data} action="/" />
    </FormReplyProvider>,
  )
}

test.each([
  ['that is saved', undefined, '1953'],
  ['that was typed', { price: '125 000' }, '1938'],
  ['that was typed and is too high', { price: '99999999999' }, undefined],
])('the price per m² is calculated from the price %s', async (_, typed, square) => {
  expect(/name="square_price" data-value="(\d+)"/.exec(await render(typed))?.[1]).toBe(square)
})

test('the continue button has the name intent and the value next, which other programs rely on', async () => {
  expect(await render()).toMatch(/<button[^>]* name="intent" value="next"/)
})

test('values saved in another tab are reported once', async () => {
  const html = await render(
    { price: '125 000' },
    {
      result: {
        status: 'error',
        initialValue: { ...SAVED, price: '125 000' },
        error: { '': { key: 'changed_elsewhere' } },
      } as unknown as FormReply['result'],
      pageData: { changed: [{ field: 'price', value: '126000' }], version: 2 },
    },
  )
  expect(html).toContain(forms.errors.changed_elsewhere)
  expect(html.match(/another window/g)).toHaveLength(1)
  expect(html).toContain('<b>126000</b>')
})
