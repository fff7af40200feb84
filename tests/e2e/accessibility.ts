import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No violation on the page as it stands. Axe itself is script: the same journey checks it with script on. */
export async function expectAccessible(page: Page): Promise<void> {
  if (test.info().project.use.javaScriptEnabled === false) return
  await expectNone(page, new AxeBuilder({ page }).withTags(RULES))
}

/** Enough contrast between words and what is behind them, in the colours that the page has now. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNone(page, new AxeBuilder({ page }).withRules('color-contrast'))
}

async function expectNone(page: Page, audit: AxeBuilder): Promise<void> {
  // Wherever a story has scrolled to, the button of the chat may lie over the edge of a link: who reads it scrolls on.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const { violations } = await audit.analyze()
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  expect(told, page.url()).toEqual([])
}
