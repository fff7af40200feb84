import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type { RunOptions } from 'axe-core'

/** Every audited page is given it anew, and the full text would take twice as long to read. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * No violation on the page as it stands, seen from its top: on the way up the header comes back, and wherever a story
 * has stopped it would lie over half of some link, which axe takes for the size of it. Axe itself is script: the same
 * journey checks it with script on.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (test.info().project.use.javaScriptEnabled === false) return
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectNoViolations(page, { runOnly: RULES })
}

/** Enough contrast between words and what is behind them, in the colours that the page has now. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoViolations(page, { runOnly: ['color-contrast'] })
}

/**
 * What can be pressed in the footer is not covered by what stays in the window, at the very end of a page, where nobody
 * can scroll on. Axe would not do: it knows of no window, and counts the header that waits above it as a cover.
 */
export async function expectFooterUncovered(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(page.locator('[data-header]')).toHaveAttribute('data-away')
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

/** Asks axe for nothing else: to describe what is well too would take as long again, and stories are mostly audits. */
async function expectNoViolations(page: Page, options: RunOptions): Promise<void> {
  await page.evaluate(waitForAnimations)
  await page.evaluate(AXE_SOURCE)
  const violations = await page.evaluate(findViolations, options)
  expect(violations, page.url()).toEqual([])
}

async function findViolations(options: RunOptions): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
  const found = await axe.run({ ...options, resultTypes: ['violations'], selectors: false })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

/** Half-way from one colour to another nothing can be said about contrast. */
async function waitForAnimations(): Promise<void> {
  const ends = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
    .map(({ finished }) => finished)
  await Promise.allSettled(ends)
}
