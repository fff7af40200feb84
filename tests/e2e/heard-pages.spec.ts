import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { CHANGING_PARTS } from './locators'
import { openSignedIn } from './sign-in'
import { inFullRun, inOneMode } from './spread'
import { expect, test } from './test-base'
import { languages, toLocalizedPath } from './translations'

/**
 * Pages as a screen reader announces them, kept in tests/e2e/heard and compared. Read the difference before
 * you keep it: `npm run heard` writes all dumps.
 */
const FOLDER = join(import.meta.dirname, 'heard')
const isWriting = process.env.WRITES_HEARD === '1'

const GUEST_PAGES: Record<string, string> = {
  contact: '/contact',
  'call-request': '/contact?call_request=1',
  loan: '/contact?take_loan=true&isntStatement=true&loan_price=100000&loan_currency=2',
  'simplified-search': '/gamartivebuli-dzieba',
  'search-request': '/gvitxari-ras-edzeb',
  'new-statement': '/account/statements/new',
  purse: '/purse',
  comparison: '/compare',
  trust: '/trust',
  vip: '/vip',
  'order-tour': '/3d-turi/tourView',
  appraisal: '/shefaseba/RatersView',
  'registry-visit': '/booking-service/BookingView',
  'follow-search': '/follow-search?deal_types=1',
  'forgotten-password': '/id/forgot',
  offline: '/offline',
  'not-found': '/no-such-page',
}

const ACCOUNT_PAGES: Record<string, string> = {
  account: '/account',
  favorites: '/account/favorites',
  'saved-searches': '/account/searches',
  viewings: '/account/viewings',
  payments: '/account/payments',
  'top-up': '/account/payments?fill_balance=1',
  'pay-by-card': '/account/payments?fill_balance=1&method=1',
  profile: '/account/profile',
  'message-settings': '/account/notifications/settings',
  password: '/id/password',
  'lead-settings': '/account/leads/settings',
}

/** Names of months, alone and in a date. */
const MONTHS = new RegExp(
  languages
    .flatMap((language) =>
      [{ month: 'long' } as const, { month: 'long', day: 'numeric' } as const].flatMap((format) =>
        Array.from(
          { length: 12 },
          (_, month) =>
            new Intl.DateTimeFormat(language, format)
              .formatToParts(new Date(2026, month, 15))
              .find(({ type }) => type === 'month')?.value ?? '',
        ),
      ),
    )
    .map((name) => `(?<!\\p{L})${name}(?!\\p{L})`)
    .join('|'),
  'gu',
)

/** Pages of the short run, which compares them in one language each. */
const SHORT = { ka: 'call-request', en: 'loan', ru: 'order-tour' }

for (const language of languages) {
  test(`pages for guests are heard as kept, in ${language}`, inFullRun(), async ({ page }) => {
    test.slow()
    for (const name of Object.keys(GUEST_PAGES)) await compare(page, language, name)
  })

  test(`pages of an account are heard as kept, in ${language}`, inFullRun(), async ({ page }) => {
    test.slow()
    await openSignedIn(page, 'designer', toLocalizedPath('/account', language))
    for (const name of Object.keys(ACCOUNT_PAGES)) await compare(page, language, name)
  })
}

test('one page of each language is heard as kept', inOneMode(), async ({ page }) => {
  test.skip(isWriting)
  for (const language of languages) await compare(page, language, SHORT[language])
})

async function compare(page: Page, language: (typeof languages)[number], name: string): Promise<void> {
  const path = GUEST_PAGES[name] ?? ACCOUNT_PAGES[name] ?? ''
  await page.goto(toLocalizedPath(path, language))
  await page.evaluate(dropChangingParts, CHANGING_PARTS)
  const heard = `${normalize(await page.locator('body').ariaSnapshot())}\n`
  const file = join(FOLDER, language, `${name}.txt`)
  if (isWriting) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, heard)
    return
  }
  expect(existsSync(file), `${file} is missing: npm run heard`).toBe(true)
  expect.soft(heard, `${language} ${path}`).toBe(readFileSync(file, 'utf8'))
}

/** Removes the changing parts, and all but one card. */
function dropChangingParts({ cards, cardTitles, others }: typeof CHANGING_PARTS): void {
  const all = [...document.querySelectorAll(cards)]
  const repeated = all.filter((card, index) => all.slice(0, index).some((other) => !card.contains(other)))
  for (const part of [...repeated, ...document.querySelectorAll(others)]) part.remove()
  for (const title of document.querySelectorAll(cardTitles)) title.textContent = 'Title'
}

/** Replaces numbers, months and ids, which depend on the day. */
function normalize(snapshot: string): string {
  return snapshot
    .split('\n')
    .filter((line) => !/^\s*- \/url:/.test(line))
    .join('\n')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replace(MONTHS, 'month')
    .replace(/(?<!\[level=)\d(?:[\d., \u00a0\u202f:–]*\d)?/g, '0')
}
