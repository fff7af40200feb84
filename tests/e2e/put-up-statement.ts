import sharp from 'sharp'
import { expectAccessible } from './accessibility'
import { draftPhotos, listedCards, notices } from './locators'
import { expect, type Page } from './second-site'
import { createTranslator, type Language, toLocalizedPath } from './translations'

type SentFile = { name: string; mimeType: string; buffer: Buffer }

/** Sends photos: with script over a line that breaks once, otherwise by the button. */
export async function sendPhotos(
  page: Page,
  files: SentFile[],
  { script, add }: { script: boolean; add: string },
) {
  const choose = () => page.locator('input[type=file][multiple]').setInputFiles(files)
  if (!script) {
    await choose()
    return page.getByRole('button', { name: add }).click()
  }
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      XMLHttpRequest.prototype.send = send
      send.call(this, body)
      this.abort()
    }
  })
  await choose()
}

/** Drags a photo by mouse onto another one, which is far outside the window until the dragging begins. */
export async function dragPhoto(page: Page, { from, to }: { from: number; to: number }) {
  const photo = (index: number) => draftPhotos(page).nth(index).locator('img')
  await photo(from).hover()
  await page.mouse.down()
  await page.mouse.move(190, 400)
  // The others move aside.
  await expect(async () => {
    const { x, y, width, height } = (await photo(to).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width / 2, y + height / 2)
    await expect(draftPhotos(page).nth(from)).toHaveCSS('order', String(to), { timeout: 500 })
  }).toPass()
  await page.mouse.up()
}

/** Finds a published statement with its photo, changes its price, renews it and marks it as sold. */
export async function lookAfter(
  page: Page,
  language: Language,
  { type, price }: { type: string; price: string },
) {
  const t = createTranslator(language)
  const id = /(\d{6,})/.exec(page.url())?.[1] ?? ''
  const open = (path: string) => page.goto(toLocalizedPath(path, language))
  const flash = notices(page).first()
  const dialog = page.getByRole('dialog')
  const range = `price_from=${price}&price_to=${price}&currency_id=2`
  await open(`/s?deal_types=1&real_estate_types=${type}&${range}`)
  const card = listedCards(page).filter({ has: page.locator(`a[href*="${id}"]`) })
  await expect(card.locator('img').first()).toHaveAttribute('src', /\/pictures\/own\/photos\//)

  const newPrice = dialog.getByLabel(t('own-statements.price.new'))
  const currency = (currencyId: string) => dialog.locator(`[name=currency_id][value="${currencyId}"]`)
  await open(`/account/statements?price=${id}`)
  await newPrice.fill('240 000')
  await currency('1').check()
  await dialog.getByRole('button', { name: t('own-statements.price.save') }).click()
  await expect(flash).toHaveText(t('flash.statement_price'))
  // The next change starts in the currency of the last one.
  await open(`/account/statements?price=${id}`)
  await expect(currency('1')).toBeChecked()
  await expect(newPrice).toHaveAccessibleDescription(/₾240.000/)
  await newPrice.fill('91 000')
  await currency('2').check()
  await dialog.getByRole('button', { name: t('own-statements.price.save') }).click()
  await expect(flash).toHaveText(t('flash.statement_price'))
  await open(`/account/statements/${id}/edit?step=price`)
  await expect(page.locator('[name=price]')).toHaveValue('91000')

  // It was published today, so that it cannot be renewed yet.
  await open(`/account/statements?renew=${id}`)
  await expectAccessible(page)
  await expect(dialog).toHaveCount(0)

  await open(`/account/statements?close=${id}`)
  await dialog.getByRole('button', { name: t('own-statements.closing.titles.sold') }).click()
  await expect(flash).toHaveText(t('flash.statement_closed'))
  await expect(page.locator(`#card-${id}`)).toContainText(t('own-statements.closing.outcomes.sold'))
  await open(`/s?deal_types=1&real_estate_types=${type}&price_from=91000&price_to=91000&currency_id=2`)
  await expect(page.locator(`a[href*="${id}"]`)).toHaveCount(0)
}

export async function drawPhoto(colour: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="100%" height="100%" fill="beige"/><circle cx="${colour.length * 100}" cy="400" r="300" fill="${colour}"/></svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}
