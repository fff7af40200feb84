import sharp from 'sharp'
import {
  type DraftField,
  type DraftStep,
  type DraftValues,
  isRequired,
  listStepFields,
} from '~contract/statement-drafts'
import { expectAccessible } from './accessibility'
import { expect, type Page, test } from './second-site'
import { leftToFullRun, spread } from './spread'
import { createTranslator, type Language, languages, toLocalizedPath } from './translations'

test.use({ viewport: { width: 390, height: 844 } })
for (const language of languages) {
  const t = createTranslator(language)
  const message = (key: string) => t(`statement-drafts.${key}`)
  const title = `a guest offers a flat with photos, signs in at the end, and takes it down once it is sold, in ${language}`

  test(...spread(language, title), async ({ page, javaScriptEnabled }) => {
    test.slow()
    await page.goto(toLocalizedPath('/account/statements/new', language))
    const go = page.getByRole('button', { name: message('next'), exact: true })
    const shown = async (step: string) => {
      await expect(page.locator('#step-title')).toHaveText(message(`steps.${step}`))
      await expect(page).toHaveTitle(new RegExp(`^${message('title')}: ${message(`steps.${step}`)} \\|`))
    }
    await shown('kind')
    await go.click()
    await expect(page.getByRole('alert')).toContainText(message('fields.deal_type_id'))
    await expectAccessible(page)
    await page.locator('[name=deal_type_id][value="1"]').check()
    await page.locator('[name=real_estate_type_id][value="1"]').check()
    await go.click()

    await shown('place')
    await findAddressByGoingOn(page, message)
    await go.click()

    await shown('home')
    await page.locator('[name=status_id][value="1"]').check()
    await page.locator('[name=condition_id][value="1"]').check()
    await page.getByLabel(message('fields.area'), { exact: true }).fill('64,5')
    await page.getByLabel(message('fields.room_type_id'), { exact: true }).selectOption('3')
    await page.locator('[name=floor]').fill('9')
    await page.locator('[name=total_floors]').fill('8')
    await go.click()
    await expect(page.locator('[name=total_floors]')).toHaveAccessibleDescription(/9/)
    await page.locator('[name=floor]').fill('4')
    await go.click()

    await shown('price')
    for (const currency of ['gel', 'usd'])
      await page.getByRole('radio', { name: t(`layout.currencies.${currency}`) }).check()
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
    await sendPhotos(page, files, { script: javaScriptEnabled !== false, add: message('photos.add') })
    await expect(page.locator('#main')).toContainText(
      `setup.jpg: ${message('photos.refusals.not_a_picture')}`,
    )
    await expect(page.locator('.draft-photos > li')).toHaveCount(2)
    if (javaScriptEnabled !== false) {
      await expect(page.locator('input[type=file][multiple]')).toBeFocused()
      const total = message('photos.count').replace('{{count}}', '2').replace('{{max}}', '40')
      await expect(page.getByRole('status').filter({ hasText: total })).toHaveCount(1)
    }
    await expectAccessible(page)
    await page.locator('button[value^="main/"]').click()
    await expect(page.locator('.draft-photos > li').nth(1)).toContainText(message('photos.main'))
    await page.getByLabel(message('photos.caption').replace('{{number}}', '1')).fill('Kitchen')
    const third = { name: 'hall.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto('olive') }
    await page.locator('input[type=file][multiple]').setInputFiles([third])
    if (javaScriptEnabled !== false) await expect(page.locator('.draft-photos > li')).toHaveCount(3)
    await go.click()

    // Nothing of the form is lost by going on.
    await shown('words')
    await page.goto(page.url().replace('step=words', 'step=photos'))
    await expect(page.locator('.draft-photos > li')).toHaveCount(3)
    await expect(page.locator('[name="captions[0]"]')).toHaveValue('Kitchen')
    await go.click()
    await shown('words')
    await page.getByLabel(message(`fields.comment_${language}`)).fill('ორი აივანი <b>პარკს</b> გადაჰყურებს.')
    await go.click()
    await page.getByRole('link', { name: message('sign_in') }).click()
    await signIn(page)

    await shown('contact')
    await go.click()
    await shown('check')
    await expect(page.locator('#main')).toContainText(/125.000/)
    await expectAccessible(page)
    const draftUrl = page.url()
    const publish = page.getByRole('button', { name: message('publish'), exact: true })
    await expect(publish).toHaveAttribute('value', 'publish')
    await publish.click()
    await expect(page.locator('.flash').first()).toHaveText(t('flash.statement_published'))
    await expect(page.locator('#main')).toContainText('<b>პარკს</b>')

    await lookAfter(page, language, { type: '1', price: '125000' })
    await page.goto(draftUrl)
    await expect(page.locator('.flash').first()).toHaveText(t('flash.draft_published'))
    await expect(page).toHaveURL(/\/statements\/\d+$/)
  })
}

test('the fields of a row stand on one line, whatever the lines of their labels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/account/statements/new')
  await page.locator('[name=deal_type_id][value="1"]').check()
  await page.locator('[name=real_estate_type_id][value="5"]').check()
  await page
    .getByRole('button', { name: createTranslator('ka')('statement-drafts.next'), exact: true })
    .click()
  await expect(page).toHaveURL(/step=place/)
  const { pathname, search } = new URL(page.url())
  for (const language of languages) {
    await page.goto(toLocalizedPath(pathname, language) + search.replace('step=place', 'step=home'))
    const inputs = page.locator('.draft-grid', { has: page.locator('[name=height]') }).locator('input')
    const ends = await inputs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
    expect(ends).toHaveLength(3)
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1)
  }
})

/** The other kinds, each in one language with script and in another without; the full run has all. */
const OTHER_KINDS = { house: '2', land: '4', commercial: '5' } as const
const NUMBERS: Partial<Record<DraftField, string>> = {
  area: '120',
  floor: '2',
  total_floors: '3',
  price: '98 500',
}
const modes = ['script-on', 'script-off'] as const

for (const [place, [kind, type]] of Object.entries(OTHER_KINDS).entries())
  for (const [turn, language] of languages.entries()) {
    const t = createTranslator(language)
    const message = (key: string) => t(`statement-drafts.${key}`)
    const isShort = (mode: number) => mode === place % 2 && (place + turn) % languages.length === 0
    const tag = modes.filter((_, mode) => !isShort(mode)).map(leftToFullRun)

    test(`a person offers a ${kind} for sale, in ${language}`, { tag }, async ({
      page,
      javaScriptEnabled,
    }) => {
      test.slow()
      const values: DraftValues = { deal_type_id: '1', real_estate_type_id: type, price_type_id: '3' }
      const go = page.getByRole('button', { name: message('next'), exact: true })
      const shown = (step: string) => expect(page.locator('#step-title')).toHaveText(message(`steps.${step}`))
      await page.goto(
        `/en/auth?Continue=${encodeURIComponent(toLocalizedPath('/account/statements/new', language))}`,
      )
      await page.locator('button[value="physical@demo.test"]').click()
      await page.locator('[name=deal_type_id][value="1"]').check()
      await page.locator(`[name=real_estate_type_id][value="${type}"]`).check()
      await go.click()
      await shown('place')
      await findAddress(page, message)
      await go.click()
      await shown('home')
      await fillRequired(page, 'home', values)
      await go.click()
      await shown('price')
      await fillRequired(page, 'price', values)
      await go.click()
      await shown('photos')
      const files = [{ name: 'view.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto('olive') }]
      if (javaScriptEnabled === false) await page.locator('input[type=file][multiple]').setInputFiles(files)
      else await sendPhotos(page, files, { script: true, add: message('photos.add') })
      await expect(page.locator('.draft-photos > li')).toHaveCount(javaScriptEnabled === false ? 0 : 1)
      // Without script the files are sent by the same press.
      await go.click()
      await shown('words')
      await go.click()
      await shown('contact')
      await go.click()
      await shown('check')
      const publish = page.getByRole('button', { name: message('publish'), exact: true })
      await expect(publish).toHaveAttribute('value', 'publish')
      await publish.click()
      await expect(page.locator('.flash').first()).toHaveText(t('flash.statement_published'))
      await lookAfter(page, language, { type, price: '98500' })
    })
  }

/** What the kind needs, and nothing else. */
async function fillRequired(page: Page, step: DraftStep, values: DraftValues) {
  for (const field of listStepFields(step).filter((name) => isRequired(name, values))) {
    const input = page.locator(`[name=${field}]`)
    const type = await input.first().evaluate((element: HTMLInputElement) => element.type)
    if (type === 'radio') await input.first().check()
    else if (type === 'select-one') await input.selectOption({ index: 1 })
    else await input.fill(NUMBERS[field] ?? '')
  }
}

async function findAddress(page: Page, message: (key: string) => string) {
  await page.getByLabel(message('fields.city_id')).selectOption('1')
  await page.getByLabel(message('fields.address')).fill('ჭავჭავაძის 26')
  // A site that has just started may be too busy to look it up, and says so.
  await expect(async () => {
    await page.getByRole('button', { name: message('find') }).click()
    await expect(page.locator('[name=latitude]')).not.toHaveValue('', { timeout: 3_000 })
  }).toPass()
}

/** Somebody who types an address and presses no other button than the one that goes on. */
async function findAddressByGoingOn(page: Page, message: (key: string) => string) {
  const go = page.getByRole('button', { name: message('next'), exact: true })
  await page.getByLabel(message('fields.address')).fill('no such street 5')
  await go.click()
  await expect(page.locator('#main')).toContainText(message('not_found'))
  await page.getByLabel(message('fields.address')).fill('ჭავჭავაძის 26')
  await expect(async () => {
    await go.click()
    await expect(page.locator('[name=latitude]')).not.toHaveValue('', { timeout: 3_000 })
  }).toPass()
  await expect(page.locator('#main')).toContainText(message('check_place'))
}

type SentFile = { name: string; mimeType: string; buffer: Buffer }

/** With script over a line that breaks once; without it by the button. */
async function sendPhotos(page: Page, files: SentFile[], { script, add }: { script: boolean; add: string }) {
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

/** A published statement is found with its photo, gets another price, is renewed, and is sold. */
async function lookAfter(page: Page, language: Language, { type, price }: { type: string; price: string }) {
  const t = createTranslator(language)
  const id = /(\d{6,})/.exec(page.url())?.[1] ?? ''
  const open = (path: string) => page.goto(toLocalizedPath(path, language))
  const flash = page.locator('.flash').first()
  const dialog = page.getByRole('dialog')
  const range = `price_from=${price}&price_to=${price}&currency_id=2`
  await open(`/s?deal_types=1&real_estate_types=${type}&${range}`)
  const card = page.locator('.cards > li', { has: page.locator(`a[href*="${id}"]`) })
  await expect(card.locator('.photo img').first()).toHaveAttribute('src', /\/pictures\/own\/photos\//)

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

  // It was put up today, so that there is nothing to renew yet.
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
