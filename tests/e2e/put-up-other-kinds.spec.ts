import {
  type DraftField,
  type DraftStep,
  type DraftValues,
  isRequired,
  listStepFields,
} from '~contract/statement-drafts'
import { draftPhotos } from './locators'
import { drawPhoto, lookAfter, sendPhotos } from './put-up-statement'
import { expect, type Page, test } from './second-site'
import { leftToFullRun } from './spread'
import { createTranslator, languages, toLocalizedPath } from './translations'

test.use({ viewport: { width: 390, height: 844 } })

/**
 * House with script, and land without; the full run has all kinds in all languages and both modes.
 */
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
    const isShort = (mode: number) =>
      kind !== 'commercial' && mode === place % 2 && (place + turn) % languages.length === 0
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
      await expect(draftPhotos(page)).toHaveCount(javaScriptEnabled === false ? 0 : 1)
      // The same press sends the files if script is off.
      await go.click()
      await shown('words')
      await go.click()
      await shown('contact')
      await go.click()
      await shown('check')
      const publish = page.getByRole('button', { name: message('publish'), exact: true })
      await expect(publish).toHaveAttribute('value', 'publish')
      await publish.click()
      await expect(page.getByRole('status').filter({ hasText: t('flash.statement_published') })).toBeVisible()
      await lookAfter(page, language, { type, price: '98500' })
    })
  }

/** Fills in only the required fields of the kind. */
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
  await page.getByLabel(message('fields.address')).fill('აკაკი ხორავას ქუჩა 12')
  // A site that has just started may be too busy for the look-up, and says so.
  await expect(async () => {
    await page.getByRole('button', { name: message('find') }).click()
    await expect(page.locator('[name=latitude]')).not.toHaveValue('', { timeout: 3_000 })
  }).toPass()
}
