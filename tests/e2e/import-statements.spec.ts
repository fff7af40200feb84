import { createPhoto } from '../fixtures/statement-draft'
import { makeZip } from '../fixtures/zip-file'
import { expectAccessible } from './accessibility'
import { listedCards } from './locators'
import { expect, test } from './second-site'
import { spread } from './spread'
import { createTranslator, languages, toLocalizedPath } from './translations'

test.use({ viewport: { width: 390, height: 844 } })
for (const language of languages) {
  const t = createTranslator(language)
  const message = (key: string) => t(`statement-imports.${key}`)
  const title = `a broker imports a file of statements, corrects a line and publishes the others at once, in ${language}`

  test(...spread(language, title), async ({ page, javaScriptEnabled }) => {
    test.slow()
    const mark = `${language}-${javaScriptEnabled}-${Date.now()}`
    await page.goto(
      `/en/auth?Continue=${encodeURIComponent(toLocalizedPath('/account/statements', language))}`,
    )
    await page.locator('button[value="broker@demo.test"]').click()
    await page.getByRole('link', { name: t('own-statements.import') }).click()
    await page.getByRole('button', { name: message('read') }).click()
    await expect(page.getByRole('alert')).toContainText(t('forms.errors.import_file_missing'))
    await expectAccessible(page)

    const send = async ({ floor, address }: { floor: string; address: string }) => {
      await page.goto(toLocalizedPath('/account/statements/import', language))
      const text = [
        'id;deal;type;city;address;number;status;condition;area;rooms;floor;total_floors;price;currency;phone',
        `${mark}-1;იყიდება;ბინა;თბილისი;ჭავჭავაძის გამზირი;26;ახალი აშენებული;თეთრი კარკასი;71,5;3;4;8;131 000;USD;`,
        `${mark}-2;Продаётся;Квартира;Тбилиси;${address};26;Новостройка;Белый каркас;64;2;${floor};8;99 000;USD;`,
      ].join('\r\n')
      const buffer = Buffer.from(`\uFEFF${text}`, 'utf16le')
      await page.locator('input[type=file]').setInputFiles({ name: 'ours.csv', mimeType: 'text/csv', buffer })
      await page.getByRole('button', { name: message('read') }).click()
      await expect(page.locator('tbody tr')).toHaveCount(2)
    }
    await send({ floor: '12', address: 'Ж'.repeat(192) })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const [, wrong] = await page.locator('tbody tr').all()
    await expect(wrong as NonNullable<typeof wrong>).toContainText(message('outcomes.wrong'))
    await expect(wrong as NonNullable<typeof wrong>).toContainText('total_floors')
    await expectAccessible(page)
    await page.locator('button[value=publish]').click()
    await expect(page.locator('#import-result')).toHaveText(message('done'))

    await send({ floor: '5', address: 'проспект Чавчавадзе' })
    await expect(page.locator('tbody tr').first()).toContainText(message('outcomes.unchanged'))
    await expect(page.locator('tbody tr').last()).toContainText(message('outcomes.new'))

    await page.getByRole('button', { name: message('archive.send') }).click()
    await expect(page.getByRole('alert')).toContainText(t('forms.errors.archive_missing'))
    const sendArchive = async (buffer: Buffer) => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'photos.zip', mimeType: 'application/zip', buffer })
      await page.getByRole('button', { name: message('archive.send') }).click()
    }
    await sendArchive(Buffer.from('Rar!\x1a\x07\x01\x00 photos'))
    await expect(page.getByRole('alert')).toContainText(t('forms.errors.archive_other_format'))
    const photo = { name: `${mark}-2/1.jpg`, content: await createPhoto(1) }
    await sendArchive(makeZip([photo, { name: 'plan.pdf', content: '%PDF-' }]))
    await page.locator('#zip-photos details summary').click()
    await expect(page.locator('#zip-photos')).toContainText(message('archive.reasons.not_a_picture'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page)
    await page.locator('button[value=publish]').click()
    await expect(page.locator('#import-result')).toHaveText(message('done'))
    await expectAccessible(page)

    const found =
      '/s?deal_types=1&real_estate_types=1&price_from=131000&price_to=131000&currency_id=2&area_from=71&area_to=72'
    await page.goto(toLocalizedPath(found, language))
    await expect(listedCards(page).first()).toBeVisible()
  })
}
