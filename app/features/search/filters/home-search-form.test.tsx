import { expect, test } from 'vitest'
import { renderView } from '~tests/fixtures/render-view'
import { HomeSearchForm } from './home-search-form'

test("the number of rooms in the home page's form defaults to any", () => {
  const offered = { deals: [], types: [], rooms: [] }
  const html = renderView(<HomeSearchForm offered={offered} />, { language: 'ru', currency: 'gel' })
  expect(/<select[^>]*name="room_types".*?<\/select>/s.exec(html)?.[0]).toContain('>Любые</option>')
})
