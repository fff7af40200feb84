import { expect, test } from 'vitest'
import { parseTopUpScreen, topUpHref } from './urls'

// Specification 1.4.13, 1.9.20
test.each([
  ['', 'list'],
  ['1', 'card'],
  ['2', 'promo_code'],
  ['3', 'points'],
  ['4', 'nothing'],
  ['5', 'nothing'],
  ['6', 'list'],
])('the method %j shows the screen %s', (method, screen) => {
  expect(parseTopUpScreen(new URLSearchParams({ method }))).toBe(screen)
})

test('a way to top up opens above the page, and the dialog without a way is the list', () => {
  expect(topUpHref('/en/s?page=2', 'points')).toBe('/en/s?page=2&fill_balance=1&method=3')
  expect(topUpHref('/en/s?fill_balance=1&method=3')).toBe('/en/s?fill_balance=1')
  expect(topUpHref('/en/s', 'card', 1_250)).toBe('/en/s?fill_balance=1&method=1&top_up_amount=12.5')
  // Smallest amount that can be topped up.
  expect(topUpHref('/en/s', 'card', 30)).toBe('/en/s?fill_balance=1&method=1&top_up_amount=1')
})
