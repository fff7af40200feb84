import { hearts, listedCards } from './locators'
import { expect, type Page } from './test-base'

/**
 * Presses the hearts of some cards and waits until they are set. Other journeys may promote or publish a
 * statement meanwhile, so that cards change their places when the page is reloaded.
 * @param places positions of the cards, from 0
 */
export async function markFavorites(page: Page, places: readonly number[]): Promise<void> {
  const cards = listedCards(page)
  const ids = await Promise.all(places.map((place) => cards.nth(place).getAttribute('id')))
  for (const id of ids) {
    const heart = hearts(page.locator(`#${id}`))
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
}
