import { expect, test } from 'vitest'
import estimate from '~locales/en/estimate.json'
import { renderView } from '~tests/fixtures/render-view'
import { NoEstimateNotice } from './no-estimate-notice'

test('where no estimate is possible the reason is announced, with the way to an appraisal', () => {
  const html = renderView(<NoEstimateNotice reason="not_tbilisi" />)
  expect(html).toContain('role="status"')
  expect(html).toContain(estimate.unavailable.not_tbilisi)
  expect(html).toContain('href="/en/shefaseba"')
})
