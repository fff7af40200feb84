import { expect, test } from 'vitest'
import type { FlatLayout } from '~/upstream/projects.server'
import { renderView } from '~tests/fixtures/render-view'
import { FloorPlans } from './floor-plans'

const layout = (total: { usd?: number; gel?: number }): FlatLayout => ({
  rooms: 2,
  area: 44.7,
  price: {
    usd: { total: total.usd, perSquare: undefined },
    gel: { total: total.gel, perSquare: undefined },
  },
  floors: { from: 3, to: 6 },
  image: undefined,
})

test.each([
  [{ usd: 81_801, gel: 220_863 }, ['$81,801', '₾220,863']],
  [{ gel: 220_863 }, ['₾220,863']],
  [{}, []],
])('a layout priced at %j shows each known price, that in the chosen currency first', (total, prices) => {
  const html = renderView(<FloorPlans layouts={[layout(total)]} />, { currency: 'usd' })
  expect(html.match(/[$₾][\d,]+/g) ?? []).toEqual(prices)
})
