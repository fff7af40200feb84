import { expect, test } from 'vitest'
import type { DraftValues } from '~contract/statement-drafts'
import { renderView } from '~tests/fixtures/render-view'
import { useDraftFieldTexts } from './draft-field-texts'

function Facts({ values }: { values: DraftValues }) {
  const { listFields, formatValue } = useDraftFieldTexts({ cities: [], options: {} })
  return listFields(values).map((field) => `${field}=${formatValue(field, values)};`)
}

test.each<[DraftValues, string]>([
  [{ real_estate_type_id: '1', area: '1070', height: '3' }, 'area=1,070\u00a0m²;height=3\u00a0m;'],
  [{ real_estate_type_id: '4', area: '2', area_type_id: '2' }, 'area=2\u00a0ha;'],
  [{ real_estate_type_id: '4', area: '600', area_type_id: '1' }, 'area=600\u00a0m²;'],
])('measures of %j are shown with their units', (values, text) => {
  const html = renderView(<Facts values={values} />)
  expect(html).toContain(text)
})
