import { expect, type Page } from './test-base'

const countIn = (page: Page) => page.locator('output[name=count]')

/** How many statements the page says there are, now: where it has just been left, `expectCount`. */
export async function getResultCount(page: Page): Promise<number> {
  return Number(await countIn(page).getAttribute('data-value'))
}

/** Waits for the page that says so: after a press the one before it may still be there. */
export async function expectCount(page: Page, count: number): Promise<void> {
  await expect(countIn(page)).toHaveAttribute('data-value', String(count))
}
