import { expect, test } from 'vitest'
import estimate from '~locales/en/estimate.json'
import { renderView } from '~tests/fixtures/render-view'
import { NoEstimateNotice } from './no-estimate-notice'

test('the reason against an estimate is announced, with a link to an appraisal', () => {
  const html = renderView(<NoEstimateNotice reason="not_tbilisi" />)
  expect(html).toContain('role="status"')
  expect(html).toContain(estimate.unavailable.not_tbilisi)
  expect(html).toContain('href="/en/shefaseba"')
})
