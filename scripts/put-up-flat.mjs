/** @typedef {import('@playwright/test').Locator} Locator */

/** Time to find a field, and to type a character with a thumb, in ms. */
const FIELD_MS = 1_500
const LETTER_MS = 250

const PHOTOS = ['room', 'house-wall', 'sunset'].map((name) => `tests/load/photos/photographs/${name}.jpg`)

/**
 * Fills an empty form up to a published flat with three camera photos.
 * @param {import('@playwright/test').Page} page
 * @param {(target: Locator) => Promise<void>} tap
 * @param {boolean} isScriptOn
 * @returns {Promise<string>} number of fields shown and of fields filled in
 */
export async function putUpFlat(page, tap, isScriptOn) {
  let shown = 0
  let answered = 0
  const pill = (/** @type {string} */ name, /** @type {string} */ value) => {
    answered += 1
    return tap(page.locator(`label.pill:has([name="${name}"][value="${value}"])`))
  }
  const choose = async (/** @type {string} */ name, /** @type {string} */ value) => {
    answered += 1
    await page.waitForTimeout(2 * FIELD_MS)
    await page.locator(`select[name="${name}"]`).selectOption(value)
  }
  const type = async (/** @type {string} */ name, /** @type {string} */ text) => {
    answered += 1
    await page.waitForTimeout(FIELD_MS)
    await page.locator(`[name="${name}"]`).pressSequentially(text, { delay: LETTER_MS })
  }
  const goOn = async () => {
    shown += await countFields(page)
    const title = (await page.locator('#step-title').textContent()) ?? ''
    await tap(page.locator('main').getByRole('button', { name: 'Continue', exact: true }))
    await page.locator('#step-title').filter({ hasNotText: title }).waitFor()
  }

  await page.goto('/en/account/statements/new')
  await pill('deal_type_id', '1')
  await pill('real_estate_type_id', '1')
  await goOn()
  await choose('city_id', '1')
  await type('address', 'Chavchavadze 26')
  await tap(page.getByRole('button', { name: 'Find', exact: true }))
  await page.locator('[name=latitude]:not([value=""])').waitFor({ state: 'attached' })
  await goOn()
  await pill('status_id', '1')
  await pill('condition_id', '1')
  await type('area', '64')
  await choose('room_type_id', '3')
  await type('floor', '4')
  await type('total_floors', '8')
  await goOn()
  await pill('price_type_id', '3')
  await type('price', '125000')
  await pill('currency_id', '2')
  await goOn()
  await page.waitForTimeout(3 * FIELD_MS)
  answered += 1
  await page.locator('input[type=file][multiple]').setInputFiles(PHOTOS)
  if (!isScriptOn) await tap(page.getByRole('button', { name: 'Add photos', exact: true }))
  await page
    .locator('.draft-photos > li')
    .nth(PHOTOS.length - 1)
    .waitFor({ timeout: 120_000 })
  await goOn()
  await type('comment_en', 'Two balconies look at the park.')
  await goOn()
  await goOn()
  await tap(page.getByRole('button', { name: 'Publish', exact: true }))
  await page.locator('.flash').first().waitFor()
  return `, ${answered} of ${shown} fields filled in`
}

/** Counts the fields of the step, required or not. */
async function countFields(/** @type {import('@playwright/test').Page} */ page) {
  const names = await page
    .locator('main form :is(input:not([type=hidden]), select, textarea)')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
  return new Set(names).size
}
