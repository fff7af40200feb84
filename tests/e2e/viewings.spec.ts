import { expectAccessible } from './accessibility'
import { openAsGuest } from './guest'
import { openSignedIn } from './sign-in'
import { spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, type Language, languages, toLocalizedPath } from './translations'

test.use({ viewport: { width: 390, height: 844 } })

/** A day that other runs of the journey hardly choose. */
function randomDay(): string {
  const days = 2 + Math.floor(Math.random() * 50)
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** Offers three times of the first own statement at a random hour, and returns the statement's id. */
async function offerTimes(page: Page, language: Language): Promise<string> {
  const t = createTranslator(language)
  const statement = page.getByRole('combobox', { name: t('viewings.statement') })
  await statement.selectOption({ index: 1 })
  const id = await statement.inputValue()
  const hour = 8 + Math.floor(Math.random() * 12)
  const form = page.locator('form').filter({ has: statement })
  await form.getByLabel(t('viewings.date')).fill(randomDay())
  await form.getByLabel(t('viewings.from'), { exact: true }).fill(`${hour}:00`)
  await form.getByLabel(t('viewings.to'), { exact: true }).fill('7:00')
  await form.getByRole('button', { name: t('viewings.offer') }).click()
  await expect(page.getByRole('alert')).toContainText(t('forms.errors.viewing_hours_short'))
  await expect(form.getByLabel(t('viewings.from'), { exact: true })).toHaveValue(`${hour}:00`)
  await form.getByLabel(t('viewings.to'), { exact: true }).fill(`${hour + 1}:30`)
  await form.getByRole('button', { name: t('viewings.offer') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('flash.viewing_times_added') })).toBeVisible()
  return id
}

for (const language of languages) {
  const t = createTranslator(language)
  const listPath = toLocalizedPath('/account/viewings', language)

  test(
    ...spread(
      language,
      `an owner offers times, a guest books one, the owner moves it, and the guest cancels, in ${language}`,
    ),
    async ({ page }) => {
      await openSignedIn(page, 'physical', listPath)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('viewings.list_title'))
      const id = await offerTimes(page, language)
      await expectAccessible(page)

      const guest = await openAsGuest(page, toLocalizedPath(`/statements/${id}`, language))
      await guest
        .getByRole('link', { name: t('statement-page.arrange_viewing') })
        .first()
        .click()
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(t('viewings.book_title'))
      await expectAccessible(guest)
      const form = guest.locator('form').filter({ has: guest.getByLabel(t('viewings.name')) })
      await form.evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''))
      const name = `ნინო ${Math.floor(Math.random() * 1e9)}`
      await form.getByLabel(t('viewings.name')).fill(name)
      await form.getByRole('button', { name: t('viewings.book') }).click()
      await expect(guest.getByRole('alert')).toContainText(t('forms.errors.viewing_time_missing'))
      await expect(form.getByLabel(t('viewings.name'))).toHaveValue(name)
      await form.getByRole('radio').first().check({ force: true })
      await form.getByLabel(t('viewings.email')).fill(`guest-${Math.random()}@example.ge`)
      await form.getByRole('button', { name: t('viewings.book') }).click()
      await expect(guest.getByRole('status').filter({ hasText: t('flash.viewing_booked') })).toBeVisible()
      await expect(guest).toHaveURL(/\/viewings\/[\da-f-]{36}$/)
      await expectAccessible(guest)
      const calendarPath = await guest
        .getByRole('link', { name: t('viewings.to_calendar') })
        .getAttribute('href')
      const calendar = await guest.request.get(calendarPath ?? '')
      expect(await calendar.text()).toContain('SEQUENCE:0')

      const viewingPath = new URL(guest.url()).pathname
      await page.goto(viewingPath)
      await expect(page.locator('main')).toContainText('@example.ge')
      await page.getByText(t('viewings.move'), { exact: true }).click()
      await page.getByRole('radio').last().check({ force: true })
      await page.getByRole('button', { name: t('viewings.move_viewing') }).click()
      await expect(page.getByRole('status').filter({ hasText: t('flash.viewing_moved') })).toBeVisible()

      await guest.reload()
      await expect(guest.locator('main')).toContainText(t('viewings.moved_by.owner'))
      await guest.getByText(t('viewings.cancel'), { exact: true }).click()
      await guest.getByRole('button', { name: t('viewings.cancel_viewing'), exact: true }).click()
      await expect(guest.getByRole('status').filter({ hasText: t('flash.viewing_cancelled') })).toBeVisible()
      await expect(guest.locator('main')).toContainText(t('viewings.states.cancelled_by_seeker'))
      expect(await (await guest.request.get(calendarPath ?? '')).text()).toContain('METHOD:CANCEL')

      await guest.context().clearCookies()
      await guest.goto(`${viewingPath}?key=forged`)
      await expect(guest).toHaveURL(new RegExp(`${viewingPath}$`))
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(t('viewings.missing_title'))
      await guest.context().close()
    },
  )
}
