import { formatPhone } from '~contract/values/phone'
import { expectAccessible } from './accessibility'
import { codeFor, freshPhone } from './phone-code'
import { openSignedIn } from './sign-in'
import { inOneMode } from './spread'
import { expect, test } from './test-base'
import { createTranslator } from './translations'

// Specification 1.2.9, 1.2.40
test(
  'a visitor posts a search request, and a broker requests the phone number',
  inOneMode(),
  async ({ page }) => {
    const t = createTranslator('ru')
    await page.goto('/ru/gvitxari-ras-edzeb')
    await expectAccessible(page)
    const comment = `у парка ${crypto.randomUUID()}`
    await page.getByLabel(t('search-requests.comment')).fill(comment)
    for (const currency of ['gel', 'usd'])
      await page.getByRole('radio', { name: t(`layout.currencies.${currency}`) }).check()
    await page.getByLabel(t('search-requests.name')).fill('Нино')
    await page.getByLabel(t('search-requests.phone')).fill('555 11')
    await page
      .getByLabel(t('search-requests.phone'))
      .evaluate((field: HTMLInputElement) => field.form?.setAttribute('novalidate', ''))
    await page.getByRole('button', { name: t('search-requests.send'), exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(t('forms.errors.phone_invalid'))
    await expect(page.getByLabel(t('search-requests.comment'))).toHaveValue(comment)
    await expectAccessible(page)
    const phone = freshPhone()
    await page.getByLabel(t('search-requests.phone')).fill(phone)
    await page.getByRole('button', { name: t('forms.phone.send_code') }).click()
    const code = page.getByLabel(t('forms.phone.code'))
    await expect(code).toBeFocused()
    await expectAccessible(page)
    await code.fill(await codeFor(page.request, phone))
    await page.getByRole('button', { name: t('forms.phone.confirm_code') }).click()
    await expect(page.getByText(t('forms.phone.confirmed'))).toBeVisible()
    await expect(page.getByLabel(t('search-requests.comment'))).toHaveValue(comment)
    await page.getByRole('button', { name: t('search-requests.send'), exact: true }).click()
    await expect(page.getByRole('heading', { name: t('search-requests.sent_title') })).toBeVisible()

    await openSignedIn(page, 'broker', '/ru/account/my-base')
    await expectAccessible(page)
    const row = page.locator('main').getByRole('listitem').filter({ hasText: comment })
    await expect(row).not.toContainText('Нино')
    await row.getByRole('link').click()
    const question = page.getByRole('dialog')
    await expectAccessible(page)
    await question.getByRole('button').click()
    await expect(page.getByRole('status').filter({ hasText: t('flash.number_received') })).toBeVisible()
    await expect(row).toContainText(formatPhone(phone))
    await page.goto('/ru/account/my-base?tab=matchings')
    await expectAccessible(page)
  },
)
