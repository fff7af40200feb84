import { createHash } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { findJoinedWords } from '../fixtures/joined-words'
import { isFullRun } from '../full-run'
import { findUnaudited, rememberAudited } from './audited'
import { listKinds } from './element-kinds'
import { loadAxe } from './load-axe'
import { siteHeader } from './locators'
import { expectNewElements } from './new-elements'

/** Parts that pages share. Each is audited once, unless it changes. */
const SHARED_PARTS = ['header[data-enhance=sticky-header]', '#footer']

/** Rules checked when a run meets new texts and targets. */
const CHECKED_APART = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } }

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Audits from the top of the page: elsewhere the header covers links, and axe measures them as too small. */
export async function expectAccessible(page: Page, { without = [] as string[] } = {}): Promise<void> {
  await expectWholeParagraphs(page)
  expect(findJoinedWords(await page.content()), 'words that only a style sheet separates').toEqual([])
  if (test.info().project.use.javaScriptEnabled === false) return
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  if (await isAuditedWhole(page)) return expectNoViolations(page, { runOnly: RULES }, without)
  const route = await page.evaluate(describeRoute)
  if (isFullRun || findUnaudited([route]).size > 0) {
    const kinds = await page.evaluateHandle(listKinds, without)
    await expectNoViolations(page, { runOnly: RULES, rules: CHECKED_APART }, without, SHARED_PARTS)
    rememberAudited([route, ...(await kinds.evaluate((all) => all.map(({ key }) => key)))])
  }
  await expectNewElements(page, without, RULES)
}

/**
 * Returns the route of the page with the parameters that change its structure. The short run audits the whole
 * page of a route once, and later only elements of a kind that no audited page had.
 */
function describeRoute(): string {
  const path = location.pathname
    .replace(/^\/(en|ru)(?=\/|$)/, '')
    .replace(/^\/s\/.*/, '/s/words')
    .replace(/^(\/(?:udzravi-qoneba|blog|br|d|proeqti))\/.*/, '$1/words')
    .replace(/[0-9a-f-]{36}|\d+/g, '0')
  const params = [...new URLSearchParams(location.search)]
    .filter(([name]) => /^(step|view|status|mode|tab_index|activeTab)$/.test(name))
    .map(([name, value]) => `${name}=${value}`)
  return ['route', path, ...params.sort(), innerWidth < 600 ? 'phone' : 'wide'].join(' ')
}

/**
 * Expects no empty paragraphs. A block, such as a list, ends the paragraph around it, so that the paragraph's
 * own end creates an empty one. The script of the favourites fills in one that is empty.
 */
async function expectWholeParagraphs(page: Page): Promise<void> {
  await expect(page.locator('p:empty:not([class], [id], [role], #keeping p)')).toHaveCount(0)
}

/**
 * Returns true if the whole page is audited: the full run does so in Georgian, as other languages differ only
 * in their text.
 */
async function isAuditedWhole(page: Page): Promise<boolean> {
  return isFullRun && (await page.evaluate(() => document.documentElement.lang)) === 'ka'
}

/** Returns each part with everything that determines its look: its content, the window and the colours. */
function describeParts(selectors: readonly string[]): { selector: string; state: string }[] {
  const surroundings = [
    innerWidth,
    matchMedia('(prefers-color-scheme: dark)').matches,
    document.body.className,
  ]
  return selectors.flatMap((selector) => {
    const part = document.querySelector(selector)
    // The target of a link does not matter, and differs on each page.
    const html = part?.outerHTML.replace(/ (href|value)="[^"]+"/g, ' $1')
    return html ? [{ selector, state: [...surroundings, html].join() }] : []
  })
}

/** Checks the contrast of text in the page's current colours. */
export async function expectContrast(page: Page): Promise<void> {
  if (await isAuditedWhole(page)) return expectNoViolations(page, { runOnly: ['color-contrast'] }, [])
  await prepareAudit(page)
  await expectNewElements(page, [], [])
}

/** Checks that the footer's links at the end of the page are not covered; axe does not know the window. */
export async function expectFooterUncovered(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(siteHeader(page)).toHaveAttribute('data-away')
  const { checked, covered } = await page.evaluate(() => {
    const within = [...document.querySelectorAll('footer :is(a, button)')].filter((target) => {
      const { top, bottom, width } = target.getBoundingClientRect()
      return width > 0 && top >= 0 && bottom <= innerHeight
    })
    const isCovered = (target: Element) => {
      const { left, right, top, bottom } = target.getBoundingClientRect()
      const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) => [
        [x, top + 2],
        [x, bottom - 2],
      ])
      return points.some(([x = 0, y = 0]) => !target.contains(document.elementFromPoint(x, y)))
    }
    return { checked: within.length, covered: within.filter(isCovered).map((target) => target.outerHTML) }
  })
  expect(checked, page.url()).toBeGreaterThan(5)
  expect(covered, page.url()).toEqual([])
}

/**
 * Runs only the violation checks: reporting passes would take as long again.
 * @param shared selectors of parts that are skipped if they have passed before
 */
async function expectNoViolations(
  page: Page,
  options: RunOptions,
  without: string[],
  shared: readonly string[] = [],
): Promise<void> {
  await prepareAudit(page)
  const described = await page.evaluate(describeParts, shared)
  const parts = described.map(({ selector, state }) => ({
    selector,
    key: `part ${createHash('sha256').update(state).digest('hex')}`,
  }))
  const unaudited = findUnaudited(parts.map(({ key }) => key))
  const audited = parts.filter(({ key }) => !unaudited.has(key))
  const exclude = [...without, ...audited.map(({ selector }) => selector)]
  const violations = await page.evaluate(findViolations, { options, exclude })
  expect(violations, page.url()).toEqual([])
  rememberAudited(unaudited)
}

async function prepareAudit(page: Page): Promise<void> {
  await page.evaluate(waitForAnimations)
  await loadAxe(page)
}

interface Audit {
  options: RunOptions
  /** Selectors of excluded parts. */
  exclude: string[]
}

async function findViolations({ options, exclude }: Audit): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
  const found = await axe.run(
    { include: [['html']], exclude: exclude.map((selector) => [selector]) },
    // No rule reads style sheets, which would be fetched again.
    { ...options, preload: { assets: ['media'] }, resultTypes: ['violations'], selectors: false },
  )
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

/** Waits for animations, as contrast cannot be checked while colours change. */
async function waitForAnimations(): Promise<void> {
  const ends = document
    .getAnimations()
    // Animations driven by scrolling end only by scrolling.
    .filter(({ timeline }) => timeline === document.timeline)
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
    .map(({ finished }) => finished)
  await Promise.allSettled(ends)
}
