import type { Page } from '@playwright/test'
import { notificationRows } from './locators'
import type { createTranslator } from './translations'

/**
 * Accepts the invitation of a broker on the notifications page. Jobs add other notifications at any time, so
 * the invitation is not always the first.
 */
export async function acceptBrokerRequest(page: Page, t: ReturnType<typeof createTranslator>): Promise<void> {
  const title = t('notifications.kinds.broker_request.title').split('}} ')[1] ?? ''
  await notificationRows(page).filter({ hasText: title }).first().getByRole('link').click()
  await page.getByRole('button', { name: t('notifications.accept') }).click()
}
