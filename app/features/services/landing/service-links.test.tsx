import { expect, test } from 'vitest'
import { renderView } from '~tests/fixtures/render-view'
import { ServiceLinks } from './service-links'

test('services are linked by their pages in the language of the page, and those without a page are omitted', () => {
  const html = renderView(<ServiceLinks title="Services" names={['appraisal', 'measure', 'legal']} />, {
    language: 'ru',
  })
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/ru/shefaseba',
    '/ru/check-real-estate',
  ])
  expect(renderView(<ServiceLinks title="Services" names={['measure']} />)).toBe('')
})
