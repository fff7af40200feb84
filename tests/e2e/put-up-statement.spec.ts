import { expectAccessible } from './accessibility'
import { draftPhotos, fieldRow } from './locators'
import { dragPhoto, drawPhoto, lookAfter, sendPhotos } from './put-up-statement'
import { expect, type Page, test } from './second-site'
import { inOneMode, spread } from './spread'
import { createTranslator, languages, toLocalizedPath } from './translations'

test.use({ viewport: { width: 390, height: 844 } })
for (const language of languages) {
  const t = createTranslator(language)
  const message = (key: string) => t(`statement-drafts.${key}`)
  const title = `a guest offers a flat with photos, signs in at the end, and takes it down once it is sold, in ${language}`

  test(...spread(language, title, 'both'), async ({ page, javaScriptEnabled }) => {
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
    await findAddressByGoingOn(page, message, t('forms.errors.address_choice'))
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
    await expect(draftPhotos(page)).toHaveCount(2)
    if (javaScriptEnabled !== false) {
      await expect(page.locator('input[type=file][multiple]')).toBeFocused()
      const total = message('photos.count').replace('{{count}}', '2').replace('{{max}}', '40')
      await expect(page.getByRole('status').filter({ hasText: total })).toHaveCount(1)
    }
    await expectAccessible(page)
    await page.locator('button[value^="main/"]').click()
    await expect(draftPhotos(page).nth(1)).toContainText(message('photos.main'))
    // A photo is moved by choosing its place.
    await page.locator('[name="places[1]"]').selectOption('1')
    await page.getByRole('button', { name: message('photos.move_number').replace('{{number}}', '2') }).click()
    await expect(draftPhotos(page).first()).toContainText(message('photos.main'))
    // The page scrolls to the photo when it has loaded: a press before that can miss the button.
    await page.waitForLoadState()
    const rotate = page.locator('button[value^="rotate/"]').first()
    const before = await rotate.getAttribute('value')
    // A picture that loads between press and release moves the button away from the pointer.
    await expect(async () => {
      await rotate.click()
      await expect(rotate).not.toHaveAttribute('value', before ?? '', { timeout: 5000 })
    }).toPass()
    await expect(draftPhotos(page).first()).toContainText(message('photos.main'))
    await page.locator('button[value^="delete/"]').first().click()
    await expect(
      page.getByRole('status').filter({ hasText: message('photos.removed').replace('{{number}}', '1') }),
    ).toBeInViewport()
    await page.getByRole('button', { name: message('photos.restore'), exact: true }).click()
    await expect(draftPhotos(page).first()).toContainText(message('photos.main'))
    await page.locator('button[value^="later/"]').first().click()
    const moved = draftPhotos(page).nth(1)
    await expect(moved).toContainText(message('photos.main'))
    await expect(moved).toContainText(message('photos.moved').replace('{{number}}', '1'))
    await page.waitForLoadState()
    await moved.getByRole('button', { name: message('photos.restore'), exact: true }).click()
    await expect(draftPhotos(page).first()).toContainText(message('photos.main'))
    if (javaScriptEnabled !== false) {
      await dragPhoto(page, { from: 0, to: 1 })
      await expect(moved).toContainText(message('photos.moved').replace('{{number}}', '1'))
      await expect(moved).toContainText(message('photos.main'))
      await page.waitForLoadState()
      await moved.getByRole('button', { name: message('photos.restore'), exact: true }).click()
      await expect(draftPhotos(page).first()).toContainText(message('photos.main'))
    }
    await page.getByLabel(message('photos.caption').replace('{{number}}', '1')).fill('Kitchen')
    const third = { name: 'hall.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto('olive') }
    await page.locator('input[type=file][multiple]').setInputFiles([third])
    if (javaScriptEnabled !== false) await expect(draftPhotos(page)).toHaveCount(3)
    await go.click()

    // Going on keeps all values of the form.
    await shown('words')
    await page.goto(page.url().replace('step=words', 'step=photos'))
    await expect(draftPhotos(page)).toHaveCount(3)
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
    await expectPreview(page, message)
    const publish = page.getByRole('button', { name: message('publish'), exact: true })
    await expect(publish).toHaveAttribute('value', 'publish')
    await publish.click()
    await expect(page.getByRole('status').filter({ hasText: t('flash.statement_published') })).toBeVisible()
    await expect(page.locator('#main')).toContainText('<b>პარკს</b>')

    await lookAfter(page, language, { type: '1', price: '125000' })
    await page.goto(draftUrl)
    await expect(page.getByRole('status').filter({ hasText: t('flash.draft_published') })).toBeVisible()
    await expect(page).toHaveURL(/\/statements\/\d+$/)
  })
}

test('photos chosen before the script has loaded are sent once it has', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'the button sends them')
  let come = () => {}
  const hasCome = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/photo-form-*.js', async (route) => {
    await hasCome
    await route.continue()
  })
  await page.goto('/en/account/statements/new')
  await page.locator('[name=deal_type_id][value="1"]').check()
  await page.locator('[name=real_estate_type_id][value="1"]').check()
  await page
    .getByRole('button', { name: createTranslator('en')('statement-drafts.next'), exact: true })
    .click()
  await expect(page).toHaveURL(/step=place/)
  await page.goto(page.url().replace('step=place', 'step=photos'), { waitUntil: 'commit' })
  const files = [{ name: 'view.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto('olive') }]
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  come()
  await expect(draftPhotos(page)).toHaveCount(1)
})

test(
  'the fields of a row are aligned, however many lines their labels have',
  inOneMode('script-on'),
  async ({ page }) => {
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
      const inputs = fieldRow(page, 'height').locator('input')
      const ends = await inputs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
      expect(ends).toHaveLength(3)
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1)
    }
  },
)

/** Opens the preview of a complete draft, which shows its photos and disables every form, and returns. */
async function expectPreview(page: Page, message: (key: string) => string) {
  await page.getByRole('link', { name: message('preview.link'), exact: true }).click()
  await expect(page.locator('#main')).toContainText(message('preview.notice'))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('#main')).toContainText('<b>პარკს</b>')
  const photo = await page.locator('#photo-1 img').getAttribute('src')
  expect(photo).toMatch(/\/account\/statements\/photos\/.+large=1$/)
  expect((await page.request.get(photo ?? '')).headers()['content-type']).toBe('image/webp')
  const buttons = page.locator('fieldset[disabled] button')
  expect(await buttons.count()).toBeGreaterThan(1)
  for (const button of await buttons.all()) await expect(button).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('link', { name: message('preview.back') }).click()
}

/** Types an address and presses only the button that goes on. */
async function findAddressByGoingOn(page: Page, message: (key: string) => string, chooseError: string) {
  const go = page.getByRole('button', { name: message('next'), exact: true })
  await page.getByLabel(message('fields.address')).fill('no such street 5')
  await go.click()
  await expect(page.locator('#main')).toContainText(message('not_found'))
  // Several streets have this name: going on selects none of them.
  await page.getByLabel(message('fields.address')).fill('ჭავჭავაძის 26')
  const places = page.locator('[name=found]')
  await expect(async () => {
    await go.click()
    await expect(places.nth(1)).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(places.and(page.locator(':checked'))).toHaveCount(0)
  await page.getByRole('button', { name: message('choose_place') }).click()
  await expect(page.locator('#main')).toContainText(chooseError)
  await places.first().check()
  await go.click()
  await expect(page.locator('[name=latitude]')).not.toHaveValue('')
  await expect(page.locator('#main')).toContainText(message('check_place'))
}

/** Saves the same draft in a second window first. */
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
