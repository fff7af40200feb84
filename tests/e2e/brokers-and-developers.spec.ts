import { toReaderLetters } from '~contract/values/georgian-letters'
import { expectAccessible } from './accessibility'
import { cardLinks, listedCards, ownerCard } from './locators'
import { spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

test.use({ viewport: { width: 390, height: 844 } })

for (const language of languages) {
  const t = createTranslator(language)

  const broker = spread(
    language,
    `a visitor goes from a broker to a statement and to its phone number, in ${language}`,
  )
  // Specification 1.1.7, 1.2.12
  test(...broker, async ({ page }) => {
    const brokerName = toReaderLetters('სამეზობლო', language)
    await page.goto(toLocalizedPath('/brokerebi', language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('companies.brokers.title'))
    await expect(page.locator('[aria-labelledby=top] li').first()).toContainText(
      lastWord(t('companies.figures.week_other')),
    )
    await expectAccessible(page)
    await page.getByLabel(t('companies.brokers.search_label')).fill('samezob')
    await page.getByRole('button', { name: t('companies.show') }).click()
    await page.getByRole('link', { name: brokerName }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(brokerName)
    await expect(page).toHaveURL(new RegExp(`${toLocalizedPath('/br/samezoblo', language)}$`))
    await expectAccessible(page)
    await cardLinks(listedCards(page.locator('#offered')))
      .first()
      .click()

    await page.locator('#phone').getByRole('button').click()
    await expect(page.locator('#phone a').first()).toHaveAttribute('href', /^tel:\+9955/)
    await ownerCard(page).getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`${toLocalizedPath('/br/samezoblo', language)}$`))
  })

  const project = spread(language, `a visitor finds a project and leaves a phone number, in ${language}`)
  // Specification 1.1.8, 1.2.15
  test(...project, async ({ page }) => {
    await page.goto(toLocalizedPath('/developerebi?activeTab=2', language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('companies.projects.title'))
    await expectAccessible(page)
    await page.getByLabel(t('companies.filters.state')).selectOption('completed')
    await page.getByRole('button', { name: t('companies.show') }).click()
    await expect(page).toHaveURL(/building_status=completed/)
    await page.locator('main ol').getByRole('heading').getByRole('link').first().click()

    await expect(page.getByRole('table', { name: t('companies.layouts.title') })).toBeVisible()
    await page.locator('#write > summary').click()
    await page.getByLabel(t('call-request.name')).fill('Nino')
    await page.getByLabel(t('call-request.phone')).fill('12')
    await page.getByRole('button', { name: t('companies.send') }).click()
    await expect(page.getByLabel(t('call-request.phone'))).toHaveAccessibleDescription(
      new RegExp(t('forms.errors.any_phone_invalid').replaceAll('+', String.raw`\+`)),
    )
    await expect(page.getByLabel(t('call-request.name'))).toHaveValue('Nino')
    await expectAccessible(page)
    await page.getByLabel(t('call-request.phone')).fill('555 12 34 56')
    await page.getByRole('button', { name: t('companies.send') }).click()
    await expect(page.getByText(t('flash.call_request_sent'))).toBeVisible()
  })
}

/** Returns the unit after the figure. */
function lastWord(words: string): string {
  return words.split(' ').at(-1) ?? ''
}
