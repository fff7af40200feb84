import { expectAccessible } from './accessibility'
import { expect, test } from './test-base'
import { createTranslator } from './translations'

const t = createTranslator('en')

// Specification 1.2.103
test('the support launcher opens the chat in its own tab, and the form that requests a call', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/en/s')
  const corner = page.locator('.support')
  await corner.locator('summary').click()
  await expectAccessible(page)
  const opened = page.waitForEvent('popup')
  await corner.getByRole('button', { name: t('support.chat') }).click()
  const chat = await opened
  await expect(chat.getByRole('heading', { name: 'Online chat' })).toBeVisible()
  await chat.close()
  await corner.getByRole('link', { name: t('support.call') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
