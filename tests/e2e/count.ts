import { expect, type Page } from './test-base'

const countIn = (page: Page) => page.locator('output[name=count]')

/** Returns the result count of the current page; after a click use `expectCount`. */
export async function getResultCount(page: Page): Promise<number> {
  return Number(await countIn(page).getAttribute('data-value'))
}

/** Waits for the count, as the previous page may still be shown after a click. */
export async function expectCount(page: Page, count: number): Promise<void> {
  await expect(countIn(page)).toHaveAttribute('data-value', String(count))
}
