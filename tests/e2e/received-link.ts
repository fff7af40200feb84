import type { Page } from '@playwright/test'
import { expect } from './test-base'

/**
 * Waits for an email to an address in the mailbox of the demo, and returns the link in it.
 * @param path beginning of the path of the link, as the source of a regular expression
 */
export async function receiveLink(page: Page, email: string, path: string): Promise<string> {
  const pattern = new RegExp(`https?://[^\\s"</]+(?:/(?:en|ru))?/${path}[^\\s"<]*`)
  let link = ''
  await expect
    .poll(async () => {
      const mail = await (await page.request.get('/sandbox/mail')).text()
      const [, message = ''] = mail.split(email)
      link = pattern.exec(message)?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link.replaceAll('&#38;', '&')
}
