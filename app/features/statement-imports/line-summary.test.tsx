import { expect, test } from 'vitest'
import type { DraftValues } from '~contract/statement-drafts'
import { renderView } from '~tests/fixtures/render-view'
import { LineSummary } from './line-summary'

test.each<[DraftValues, string]>([
  [{ room_type_id: '3', floor: '4' }, 'ბინა ·\u00a0ოთახები: 3 ·\u00a0სართული: 4'],
  [{ price: '125 000', currency_id: '2' }, 'ბინა ·\u00a0$125\u00a0000'],
  [{ price: '5', currency_id: '1' }, 'ბინა ·\u00a0₾5'],
  [{ price_type_id: '3', currency_id: '2' }, 'ბინა'],
  [{ price_type_id: '1', currency_id: '2' }, 'ბინა ·\u00a0შეთანხმებით'],
])('a line with %j is summarized as %s', (values, text) => {
  const options = { real_estate_type_id: [{ id: 1, name: 'ბინა' }], room_type_id: [{ id: 3, name: '3' }] }
  const html = renderView(
    <LineSummary values={{ real_estate_type_id: '1', ...values }} cities={[]} options={options} />,
    { language: 'ka' },
  )
  expect(html).toContain(`>${text}<`)
})
