import { expect, test } from 'vitest'
import { estimateCloseHref, estimateTabHref, parseTab, toEstimatePageUrl } from './urls'

const toPageUrl = (address: string) => toEstimatePageUrl(new URL(address, 'https://ezo.test'))

// Specification 2.2.18, 2.3.14
test('the tabs of the dialog are URLs of the page below it', () => {
  const place = toPageUrl('/en/s?deal_types=1&ai_modal=true&tab_index=2&ai_failed=1')
  expect(estimateTabHref(place, 0)).toBe('/en/s?deal_types=1&ai_modal=true&tab_index=0')
  expect(estimateCloseHref(place)).toBe('/en/s?deal_types=1')
})

// Specification 1.2.96, 1.4.10, 2.2.17, 2.4.18
test('the close link removes every parameter of the dialog', () => {
  expect(estimateCloseHref(toPageUrl('/?ai_modal=true&statementInner=true&tab_index=0'))).toBe('/')
})

// Specification 1.2.97, 2.2.21
// Specification 1.4.10, 2.4.18 with x | 1
test.each([
  ['0', 0],
  ['1', 1],
  ['2', 2],
  ['3', 1],
  ['x', 1],
  ['', 1],
])('tab_index=%s opens tab %i', (text, tab) => {
  expect(parseTab(new URL(`https://ezo.test/?tab_index=${text}`))).toBe(tab)
})
