import sharp from 'sharp'
import { expectAccessible } from './accessibility'
import { expect, type Page, test } from './second-site'
import { spread } from './spread'
import { createTranslator, languages, toLocalizedPath } from './translations'

test.use({ viewport: { width: 390, height: 844 } })
for (const language of languages) {
  const t = createTranslator(language)
  const words = (key: string) => t(`statement-drafts.${key}`)
  const title = `a guest offers a flat with photos, signs in at the end, and takes it down once it is sold, in ${language}`

  test(...spread(language, title), async ({ page }) => {
    test.slow()
    await page.goto(toLocalizedPath('/account/statements/new', language))
    const go = page.getByRole('button', { name: words('next'), exact: true })
    const shown = (step: string) => expect(page.locator('#step-title')).toHaveText(words(`steps.${step}`))
    await go.click()
    await expect(page.getByRole('alert')).toContainText(words('fields.deal_type_id'))
    await expectAccessible(page)
    await page.locator('[name=deal_type_id][value="1"]').check()
    await page.locator('[name=real_estate_type_id][value="1"]').check()
    await go.click()

    await shown('place')
    await page.getByLabel(words('fields.city_id')).selectOption('1')
    await page.getByLabel(words('fields.address')).fill('ჭავჭავაძის 26')
    // A site that has just started may be too busy to look it up, and says so.
    await expect(async () => {
      await page.getByRole('button', { name: words('find') }).click()
      await expect(page.locator('[name=latitude]')).not.toHaveValue('', { timeout: 3_000 })
    }).toPass()
    await go.click()

    await shown('home')
    await page.locator('[name=status_id][value="1"]').check()
    await page.locator('[name=condition_id][value="1"]').check()
    await page.getByLabel(words('fields.area'), { exact: true }).fill('64,5')
    await page.getByLabel(words('fields.room_type_id'), { exact: true }).selectOption('3')
    await page.locator('[name=floor]').fill('9')
    await page.locator('[name=total_floors]').fill('8')
    await go.click()
    await expect(page.locator('[name=total_floors]')).toHaveAccessibleDescription(/9/)
    await page.locator('[name=floor]').fill('4')
    await go.click()

    await shown('price')
    await page.locator('[name=price]').fill('0')
    await go.click()
    await expect(page.locator('[name=price]')).toHaveValue('0')
    await saveInAnotherTab(page, '126000')
    await page.locator('[name=price]').fill('125 000')
    await go.click()
    await expect(page.locator('#main')).toContainText('126000')
    await go.click()

    await shown('photos')
    const files = [
      { name: 'kitchen.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto('teal') },
      { name: 'setup.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ and a program') },
      { name: 'room.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto('brown') },
    ]
    await page.locator('input[type=file][multiple]').setInputFiles(files)
    await page.getByRole('button', { name: words('photos.add') }).click()
    await expect(page.locator('#main')).toContainText(`setup.jpg: ${words('photos.refusals.not_a_picture')}`)
    await expect(page.locator('.draft-photos > li')).toHaveCount(2)
    await expectAccessible(page)
    await page.locator('button[value^="main/"]').click()
    await expect(page.locator('.draft-photos > li').nth(1)).toContainText(words('photos.main'))
    await go.click()

    await shown('words')
    await page.getByLabel(words(`fields.comment_${language}`)).fill('ორი აივანი <b>პარკს</b> გადაჰყურებს.')
    await go.click()
    await page.getByRole('link', { name: words('sign_in') }).click()
    await signIn(page)

    await shown('contact')
    await go.click()
    await shown('check')
    await expect(page.locator('#main')).toContainText(/125.000/)
    await expectAccessible(page)
    await page.getByRole('button', { name: words('publish'), exact: true }).click()
    await expect(page.locator('.flash').first()).toHaveText(t('flash.statement_published'))
    await expect(page.locator('#main')).toContainText('<b>პარკს</b>')

    const id = /(\d{6,})/.exec(page.url())?.[1] ?? ''
    await page.goto(
      toLocalizedPath(
        '/s?deal_types=1&real_estate_types=1&price_from=125000&price_to=125000&currency_id=2',
        language,
      ),
    )
    await expect(page.locator(`a[href*="${id}"]`).first()).toBeAttached()

    await page.goto(toLocalizedPath(`/account/statements?price=${id}`, language))
    await page.getByRole('dialog').getByLabel(t('own-statements.price.new')).fill('119 000')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('own-statements.price.save') })
      .click()
    await expect(page.locator('.flash').first()).toHaveText(t('flash.statement_price'))
    await page.goto(toLocalizedPath(`/account/statements/${id}/edit?step=price`, language))
    await expect(page.locator('[name=price]')).toHaveValue('119000')

    await page.goto(toLocalizedPath(`/account/statements?close=${id}`, language))
    await page.getByRole('dialog').locator('[value=sold]').check()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('own-statements.closing.save') })
      .click()
    await expect(page.locator('.flash').first()).toHaveText(t('flash.statement_closed'))
    await expect(page.locator(`#card-${id}`)).toContainText(t('own-statements.closing.outcomes.sold'))
  })
}

/** The same draft in a second window, which is the first to save. */
async function saveInAnotherTab(page: Page, price: string) {
  const url = new URL(page.url())
  const form = {
    version: await page.locator('[name=version]').inputValue(),
    price_type_id: '3',
    price,
    currency_id: '2',
  }
  const answer = await page.request.post(url.href, { form, headers: { origin: url.origin }, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}

async function signIn(page: Page) {
  await page.locator('input[name=email]').fill('physical@demo.test')
  await page.locator('input[name=password]').fill('demo-ezo')
  await page.locator('form:has(input[name=password]) button').first().click()
  await expect(page).not.toHaveURL(/sandbox/)
}

async function drawPhoto(colour: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="100%" height="100%" fill="beige"/><circle cx="${colour.length * 100}" cy="400" r="300" fill="${colour}"/></svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}
