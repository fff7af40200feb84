import { addDays } from '~contract/stays'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { expectAccessible } from './accessibility'
import { openAsGuest } from './guest'
import { showResults } from './locators'
import { openSignedIn } from './sign-in'
import { spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

/** A day that other runs of the journey hardly choose, after the nights that the demo occupies. */
const randomDay = () => addDays(toGeorgianDate(new Date()), 40 + Math.floor(Math.random() * 120))

for (const language of languages) {
  const t = createTranslator(language)

  test(
    ...spread(
      language,
      `an owner states terms, a guest requests a stay, the owner confirms it, and the guest cancels, in ${language}`,
    ),
    async ({ page }) => {
      await openSignedIn(page, 'broker', toLocalizedPath('/account/statements', language))
      await page
        .locator('a[href*="/account/statements/"]', { hasText: t('stays.manage_short') })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('stays.own_title'))
      const ownPath = new URL(page.url()).pathname
      const id = /\d+/.exec(ownPath)?.[0] ?? ''

      const terms = page.locator('form').filter({ has: page.getByLabel(t('stays.min_nights')) })
      await terms.getByLabel(t('stays.min_nights')).fill('0')
      await terms.getByRole('button', { name: t('stays.save') }).click()
      await expect(page.getByRole('alert')).toContainText(
        t('forms.errors.stay_min_nights_invalid').replace('{{shown}}', '90'),
      )
      await terms.getByLabel(t('stays.min_nights')).fill('2')
      await terms.getByLabel(t('stays.max_nights')).fill('30')
      await terms.getByLabel(t('stays.fee')).fill('25')
      await terms.getByRole('button', { name: t('stays.save') }).click()
      await expect(page.getByRole('status').filter({ hasText: t('flash.stay_terms_saved') })).toBeVisible()

      const blocked = randomDay()
      const block = page.locator('#block form')
      await block.getByLabel(t('stays.block_from'), { exact: true }).fill(blocked)
      await block.getByLabel(t('stays.block_to'), { exact: true }).fill(addDays(blocked, -1))
      await block.getByRole('button', { name: t('stays.block') }).click()
      await expect(page.getByRole('alert')).toContainText(t('forms.errors.stay_order'))
      await block.getByLabel(t('stays.block_to'), { exact: true }).fill(addDays(blocked, 1))
      await block.getByRole('button', { name: t('stays.block') }).click()
      await expect(page.getByRole('status').filter({ hasText: t('flash.nights_blocked') })).toBeVisible()
      await page
        .getByRole('button', { name: t('stays.unblock') })
        .last()
        .click()
      await expect(page.getByRole('status').filter({ hasText: t('flash.nights_unblocked') })).toBeVisible()
      await expectAccessible(page)

      const from = randomDay()
      const searched = { deal_types: '7', stay_from: addDays(from, 3), stay_to: from, guests: '2' }
      const guest = await openAsGuest(page, toLocalizedPath(`/s?${new URLSearchParams(searched)}`, language))
      await expect(guest.locator('#part-stay')).toHaveAttribute('open', '')
      await expect(guest.locator('#filter-stay-to-error')).toContainText(
        t('search-filters.stay_errors.order'),
      )
      const filters = guest.locator('#filters form')
      await filters.getByLabel(t('search-filters.stay.from')).fill(from)
      await filters.getByLabel(t('search-filters.stay.to')).fill(addDays(from, 3))
      await showResults(guest).click()
      await expect(guest).toHaveURL(new RegExp(`stay_from=${from}&stay_to=${addDays(from, 3)}&guests=2`))
      await expect(guest.locator('main')).toContainText(t('search-filters.stay.note'))
      await expectAccessible(guest)
      await guest.locator('#results a[href*="?from="]').first().click()
      await expect(guest.locator('#stay-from')).toHaveValue(from)
      await guest.getByRole('button', { name: t('stays.show_total') }).click()
      await expect(guest.locator('output[name=total_price]')).toHaveAttribute('data-value', /^[1-9]\d*$/)

      await guest.goto(toLocalizedPath(`/statements/${id}`, language))
      const box = guest.locator('form').filter({ has: guest.getByLabel(t('stays.to')) })
      await box.getByLabel(t('stays.from')).fill(from)
      await box.getByLabel(t('stays.to')).fill(addDays(from, 1))
      await box.getByRole('button', { name: t('stays.show_total') }).click()
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(t('stays.request_title'))
      await expect(guest.locator('#stay-to-error')).toContainText(
        t('stays.errors.short').replace('{{min}}', '2'),
      )
      await guest.getByLabel(t('stays.to')).fill(addDays(from, 3))
      await guest.getByRole('button', { name: t('stays.show_total') }).click()
      await expect(guest.locator('output[name=total_price]')).toHaveAttribute('data-value', /^[1-9]\d*$/)
      const total = await guest.locator('output[name=total_price]').textContent()
      await expectAccessible(guest)
      const requestUrl = guest.url()
      const form = guest.locator('#request form')
      const name = `ნინო ${Math.floor(Math.random() * 1e9)}`
      await form.getByLabel(t('stays.name')).fill(name)
      await form.evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''))
      await form.getByRole('button', { name: t('stays.send') }).click()
      await expect(guest.getByRole('alert')).toContainText(t('forms.errors.email_missing'))
      await expect(form.getByLabel(t('stays.name'))).toHaveValue(name)
      await form.getByLabel(t('stays.email')).fill(`guest-${Math.random()}@example.ge`)
      await form.getByLabel(t('stays.comment')).fill('გვიან ჩამოვალთ')
      await form.getByRole('button', { name: t('stays.send') }).click()
      await expect(guest.getByRole('status').filter({ hasText: t('flash.stay_requested') })).toBeVisible()
      await expect(guest).toHaveURL(/\/conversation\/[\da-f-]{36}$/)
      await expect(guest.locator('output[name=total_price]')).toHaveText(total ?? '')
      await expectAccessible(guest)

      await page.goto(ownPath)
      const request = page.getByRole('listitem').filter({ hasText: total ?? '' })
      await request
        .getByRole('button', { name: t('stays.confirm') })
        .first()
        .click()
      await expect(page.getByRole('status').filter({ hasText: t('flash.stay_confirmed') })).toBeVisible()

      await guest.reload()
      await expect(guest.locator('main')).toContainText(t('stays.states.confirmed'))
      const calendar = guest.getByRole('link', { name: t('stays.to_calendar') })
      const file = await guest.request.get((await calendar.getAttribute('href')) ?? '')
      expect(await file.text()).toContain(`DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`)
      await guest.getByRole('button', { name: t('stays.cancel') }).click()
      await expect(guest.getByRole('status').filter({ hasText: t('flash.stay_cancelled') })).toBeVisible()
      await expect(guest.locator('main')).toContainText(t('stays.states.cancelled_by_seeker'))

      await guest.goto(requestUrl)
      await form.getByLabel(t('stays.name')).fill(name)
      await form.getByLabel(t('stays.email')).fill(`guest-${Math.random()}@example.ge`)
      await form.getByRole('button', { name: t('stays.send') }).click()
      await expect(
        guest.getByRole('button', { name: t('conversations.ready.stay.seeker.parking') }),
      ).toBeVisible()
      await page.goto(toLocalizedPath('/account/stays', language))
      await expectAccessible(page)
      await page
        .getByRole('listitem')
        .filter({ hasText: total ?? '' })
        .getByRole('button', { name: t('stays.decline') })
        .first()
        .click()
      await expect(page.getByRole('status').filter({ hasText: t('flash.stay_declined') })).toBeVisible()
      await guest.reload()
      await expect(guest.locator('main')).toContainText(t('stays.states.declined'))
      await guest.context().close()
    },
  )
}
