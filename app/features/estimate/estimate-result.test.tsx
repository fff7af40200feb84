import { expect, test } from 'vitest'
import estimate from '~locales/en/estimate.json'
import { renderView } from '~tests/fixtures/render-view'
import { EstimateResult } from './estimate-result'
import type { ResultView } from './result-view.server'

const place = { path: '/en/s', otherParams: [['ai_modal', 'true']] as [string, string][] }

function render(outcome: ResultView['outcome'], flat: Partial<ResultView['flat']> = {}) {
  const result = {
    outcome,
    rate: { rate: 2.7, day: '2026-11-20', source: 'national_bank' },
    flat,
  } as ResultView
  return renderView(<EstimateResult result={result} place={place} />, { currency: 'gel' })
}

// Specification 2.9.10, 2.9.11
test('an estimate is shown in both currencies at the rate, with six percent less and more', () => {
  const html = render({ total: 150_000, perMetre: 2_500, currencyId: 2, madeAt: '2026-11-20T10:00:00Z' })
  for (const text of ['$150,000', '₾405,000', '$2,500', '$141,000–$159,000', '₾380,700–₾429,300'])
    expect(html).toContain(text)
  expect(html.indexOf('₾405,000')).toBeLessThan(html.indexOf('$150,000'))
})

// Specification 2.4.17
test('a failed estimate shows the reason', () => {
  expect(render({ reason: 'not_tbilisi' })).toContain(estimate.unavailable.not_tbilisi)
  expect(render({ reason: undefined })).toContain(estimate.unavailable.unknown)
})

// Specification 2.2.19
test('a result links to the intro and to the valuation service', () => {
  const html = render({ reason: 'land' })
  expect(html).toContain('href="/en/s?ai_modal=true&amp;tab_index=1"')
  expect(html).toContain('href="/en/shefaseba"')
})

test.each(['1072.5', '1 072,5', '1\u00a0072,5', '1,072.5'])(
  'the area of the flat typed as %j is shown as a number',
  (area) => {
    expect(render({ reason: 'unknown_sector' }, { area })).toContain('1,072.5\u00a0m²')
  },
)

test('an invalid area is omitted from the facts', () => {
  const html = render({ reason: 'not_tbilisi' }, { area: 'large', floor: '3', totalFloors: '9' })
  expect(html).toContain('3 / 9')
  expect(html).not.toContain('m²')
})
