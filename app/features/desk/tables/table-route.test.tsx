import { expect, test } from 'vitest'
import { renderView } from '~tests/fixtures/render-view'
import { RowList, type TableData } from './table-route'

function render(data: unknown): string {
  return renderView(<RowList data={data as TableData} />)
}

test('a price is shown with its currency', () => {
  const row = { id: 1, name: 'VIP for 5 days', values: { price: '12.5', is_offered: '1' } }
  expect(render({ table: 'prices', rows: [row], title: '' })).toContain('₾12.50')
})

test('a hall is shown with its city', () => {
  const row = { id: 1, name: 'Public Service Hall', values: { city_en: 'Kutaisi', city_ka: 'ქუთაისი' } }
  expect(render({ table: 'branches', rows: [row], title: '' })).toContain('>Public Service Hall, Kutaisi<')
})
