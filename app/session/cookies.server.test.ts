import { expect, test } from 'vitest'
import { type CookieName, setCookie } from './cookies.server'

const DAY = 86_400

// Specification 1.2.112, 1.9.6 with closedBanners
// Specification 1.9.3 with token
// Specification 1.9.5 with locale
// Specification 1.9.15 with searchReports
test.each<[CookieName, number]>([
  ['token', 15 * DAY],
  ['locale', 365 * DAY],
  ['closedBanners', 600 * DAY],
  ['searchReports', 2 * DAY],
])('the cookie %s lives as long as the specification says', (cookie, seconds) => {
  expect(setCookie(cookie, 'x')).toContain(`Max-Age=${seconds};`)
})

test('scripts cannot read the cookies, and other hosts cannot set them', () => {
  expect(setCookie('token', 'x')).toMatch(/^__Host-token=x;.*HttpOnly; Secure; SameSite=Lax$/)
})
