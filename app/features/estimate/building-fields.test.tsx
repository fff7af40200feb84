import { expect, test } from 'vitest'
import { LAND_TYPE_ID } from '~contract/statements'
import { renderFormView } from '~tests/fixtures/render-view'
import { BuildingFields } from './building-fields'
import type { EstimateDraft } from './draft'
import type { FormView } from './form-view.server'
import { useEstimateForm } from './use-estimate-form'

const rows = [{ id: 1, name: 'One' }]

function Fields({ draft }: { draft: EstimateDraft }) {
  const { fields } = useEstimateForm(draft)
  const lists = {
    types: { covered: rows, notCovered: [] },
    statuses: rows,
    projectTypes: rows,
    conditions: rows,
    rooms: rows,
  }
  return <BuildingFields view={{ ...lists, draft } as unknown as FormView} fields={fields} />
}

/** Returns the names of the visible fields. */
async function listShown(draft: EstimateDraft) {
  const html = await renderFormView(<Fields draft={draft} />)
  const fields = [...html.matchAll(/<(?:input|select) [^>]*>/g)].map(([field]) => field)
  const shown = fields.filter((field) => !field.includes('type="hidden"'))
  return { html, names: new Set(shown.map((field) => /name="([^"]*)"/.exec(field)?.[1])) }
}

test('the form for a flat has rooms, floors, balconies and lift', async () => {
  const { names } = await listShown({ real_estate_type_id: '1' })
  for (const name of ['room_type_id', 'floor', 'total_floors', 'has_balcony', 'elevator'])
    expect(names).toContain(name)
})

// Specification 2.4.24
test('the form for land has no fields of a building, and keeps earlier answers', async () => {
  const draft = { real_estate_type_id: String(LAND_TYPE_ID), floor: '3', elevator: '1' }
  const { html, names } = await listShown(draft)
  expect([...names]).toEqual(['real_estate_type_id', 'status_id', 'area'])
  expect(html).toContain('<input type="hidden" name="floor" value="3"/>')
  expect(html).toContain('<input type="hidden" name="elevator" value="1"/>')
})
