import { expectAccessible } from './accessibility'
import { getResultCount } from './count'
import { filterChips, notices } from './locators'
import { spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const names = {
  ka: { words: 'გლდანი 3 ოთახიანი', vake: 'ვაკე', begun: 'საბურ', saburtalo: 'საბურთალო' },
  en: { words: 'gldani 3 rooms', vake: 'vake', begun: 'sabur', saburtalo: 'Saburtalo' },
  ru: { words: 'глдани 3-комнатная', vake: 'ваке', begun: 'сабур', saburtalo: 'Сабуртало' },
}

async function search(page: Page, text: string): Promise<void> {
  const field = page.locator('#filter-q')
  if (!(await field.isVisible())) await page.locator('#part-count').click()
  await field.fill(text)
  await field.press('Enter')
}

for (const language of languages) {
  const t = createTranslator(language)
  const { words, vake, begun, saburtalo } = names[language]

  test.describe(`search by text in ${language}`, () => {
    test(
      ...spread(language, 'plain words become filters that can be removed one by one', 'script-on'),
      async ({ page }) => {
        await page.goto(toLocalizedPath('/s', language))
        await search(page, words)
        await expect(page).toHaveURL(/[?&]urbans=2&room_types=3$/)
        const chips = filterChips(page)
        await expect(chips).toHaveCount(3)
        await expect(page.locator('#filter-q')).toHaveValue('')
        await chips.last().click()
        await expect(page).toHaveURL(/urbans=2$/)
        await expect(chips).toHaveCount(2)
      },
    )

    test(
      ...spread(
        language,
        'an unknown word that would leave no results is ignored with a notice',
        'script-off',
      ),
      async ({ page }) => {
        await page.goto(toLocalizedPath('/s', language))
        await search(page, `${vake} xyzzyq`)
        await expect(notices(page.locator('#results'))).toContainText(
          t('search-filters.not_understood').replace('{{words}}', 'xyzzyq'),
        )
        await expect(page).toHaveURL(/urbans=38/)
        expect(await getResultCount(page)).toBeGreaterThan(0)
        await expectAccessible(page)
      },
    )

    test(
      ...spread(language, 'unknown words get suggestions of similar ones', 'script-on'),
      async ({ page }) => {
        await page.goto(toLocalizedPath(`/s?q=${encodeURIComponent(begun)}`, language))
        const meant = page.getByRole('navigation', { name: t('search-filters.suggestion.did_you_mean') })
        const link = meant.getByRole('link', { name: new RegExp(`^${saburtalo} `) }).first()
        const count = Number((await link.locator('small').last().textContent())?.replace(/\D/g, ''))
        await link.click()
        await expect(page).toHaveURL(/urbans=47/)
        expect(await getResultCount(page)).toBe(count)
      },
    )
  })
}

test.describe('suggestions in the search field', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'they come with script')

  test('a suggestion can be chosen by the keyboard', async ({ page }) => {
    await page.goto('/en')
    const field = page.getByRole('textbox', { name: 'Where?' })
    await field.focus()
    const box = page.getByRole('combobox', { name: 'Where?' })
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await box.pressSequentially('sabur')
    const options = page.getByRole('option')
    await expect(options.first()).toContainText('Saburtalo')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    await box.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await box.press('ArrowDown')
    await expect(options.first()).toBeVisible()
    await box.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      (await options.first().getAttribute('id')) ?? '',
    )
    await box.press('Enter')
    await expect(page).toHaveURL(/deal_types=1&real_estate_types=1&cities=1&urbans=47/)
  })

  test('a tap on a suggestion for words in the wrong keyboard layout keeps the other filters', async ({
    page,
  }) => {
    await page.goto('/ru')
    await page.locator('#finder-q').focus()
    await page.locator('#finder-q').pressSequentially('2 rjvyfnyfz cf,ehn')
    const option = page.getByRole('option', { name: /^Сабуртало/ })
    await expect(option).toBeVisible()
    await option.click()
    await expect(page).toHaveURL(/urbans=47&room_types=2/)
  })
})
