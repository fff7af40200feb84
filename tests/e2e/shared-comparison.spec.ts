import { expectAccessible } from './accessibility'
import { notices } from './locators'
import { spread } from './spread'
import { expect, type Locator, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const UNKNOWN = '999999999'
/** A4 in landscape, in points. */
const A4 = /\/MediaBox \[0 0 84\d(\.\d+)? 59\d(\.\d+)?\]/

for (const language of languages) {
  const t = createTranslator(language)

  test(
    ...spread(language, `two people decide on six homes together, without an account, in ${language}`),
    async ({ page, browser, javaScriptEnabled }) => {
      const ids = (await findStatementIds(page)).slice(0, 5)
      await page.goto(toLocalizedPath(`/compare?ids=${[...ids, UNKNOWN]}`, language))
      await page.getByText(t('comparison.places.add')).click()
      const address = page.getByLabel(t('comparison.places.address'))
      await address.fill('x')
      await page.getByRole('button', { name: t('comparison.places.submit') }).click()
      await expect(address).toHaveAttribute('aria-invalid', 'true')
      await expect(address).toHaveValue('x')
      await address.fill('ჭავჭავაძის გამზირი 12')
      await page.getByLabel(t('comparison.places.name')).fill('Her school')
      await page.getByRole('button', { name: t('comparison.places.submit') }).click()
      await expect(page).toHaveURL(/place=41\.\d+%2C44\.\d+%2CHer\+school/)
      await expect(row(page, 'Her school').locator('td')).toHaveCount(5)
      await expectAccessible(page)

      await page.getByRole('button', { name: t('comparison.together.create') }).click()
      await expect(page).toHaveURL(/\/compare\/together\?key=/)
      await expect(notices(page.locator('main')).filter({ hasText: UNKNOWN })).toHaveCount(1)
      await expectAccessible(page)
      const link = page.url()
      await vote(page, 'Nino', t('comparison.votes.for'), 'Sunny')
      await expect(row(page, 'Nino')).toContainText('Sunny')

      const context = await browser.newContext({ javaScriptEnabled })
      const other = await context.newPage()
      await other.goto(link)
      await expect(other.getByText(t('comparison.owner.title'))).toHaveCount(0)
      await other.getByRole('button', { name: t('comparison.votes.save'), exact: true }).click()
      await expect(other.getByLabel(t('comparison.votes.name'))).toHaveAttribute('aria-invalid', 'true')
      await vote(other, 'Dato', t('comparison.votes.for'), '')
      await vote(other, 'Dato', t('comparison.votes.against'), 'Noisy')
      await expect(row(other, 'Dato')).toHaveCount(1)
      await expect(row(other, 'Dato')).toContainText('Noisy')
      await expectAccessible(other)
      await other.getByRole('button', { name: t('comparison.votes.remove_own') }).click()
      await expect(row(other, 'Dato')).toHaveCount(0)
      await vote(other, 'Dato', t('comparison.votes.for'), '')
      await context.close()

      await page.goto(link)
      await expect(row(page, t('comparison.votes.sum')).locator('td').first()).toContainText('2')
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
      expect(pdf).toMatch(A4)

      await remove(page, t('comparison.owner.remove_person').replace('{{name}}', 'Dato'))
      await expect(row(page, 'Dato')).toHaveCount(0)
      await remove(page, t('comparison.places.remove').replace('{{place}}', 'Her school'))
      await expect(row(page, 'Her school')).toHaveCount(0)
      await page.getByText(t('comparison.places.add')).click()
      await page.getByLabel(t('comparison.places.address')).fill('ჭავჭავაძის გამზირი 12')
      await page.getByLabel(t('comparison.places.name')).fill('Work')
      await page.getByRole('button', { name: t('comparison.places.submit') }).click()
      await expect(row(page, 'Work')).toHaveCount(1)
      const statements = page.getByLabel(t('comparison.owner.statements'))
      await statements.fill(ids.slice(0, 2).join(', '))
      await page.getByRole('button', { name: t('comparison.owner.change') }).click()
      await expect(page.locator('thead th')).toHaveCount(2)

      await page.getByText(t('comparison.owner.delete'), { exact: true }).click()
      await remove(page, t('comparison.owner.delete_all'))
      await expect(page).toHaveURL(/\/compare\?ids=/)
      const gone = await page.goto(link)
      expect(gone?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('comparison.together.gone_title'))
    },
  )

  /** Votes on the first home. */
  async function vote(page: Page, name: string, choice: string, note: string): Promise<void> {
    await page.getByLabel(t('comparison.votes.name')).fill(name)
    const home = page.locator('form section').first()
    await home.locator('label', { hasText: choice }).first().click()
    await home.getByLabel(t('comparison.votes.note')).fill(note)
    await page.getByRole('button', { name: t('comparison.votes.save'), exact: true }).click()
    await expect(notices(page.locator('body')).filter({ hasText: t('flash.votes_saved') })).toHaveCount(1)
  }
}

/** Returns a row, whose name says in brackets if all values are the same. */
function row(page: Page, name: string): Locator {
  const head = page.getByRole('rowheader', { name: new RegExp(`^${name}( \\(|$)`) })
  return page.locator('table tr').filter({ has: head })
}

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
}

/** Returns flats for sale in Tbilisi. */
async function findStatementIds(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/s?deal_types=1&real_estate_types=1&cities=1')).text()
  return [...html.matchAll(/id="card-(\d+)"/g)].map(([, id = '']) => id)
}
