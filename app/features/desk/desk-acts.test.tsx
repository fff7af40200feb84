import { expect, test } from 'vitest'
import { renderView } from '~tests/fixtures/render-view'
import { DeskActs } from './desk-acts'

test('an act shows the time, as two operators may act on one day', () => {
  const act = { name: 'Released', operator: 'თამარ', at: new Date('2026-11-26T04:30:00Z'), text: '' }
  const html = renderView(<DeskActs acts={[act]} />)
  expect(html).toContain('>26 November 2026, 08:30</time> <span>Tamar<')
})
