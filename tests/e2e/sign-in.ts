import { randomUUID } from 'node:crypto'
import { SIGN_IN_STATE } from '~contract/identity'
import { expect, type Page } from './test-base'

/**
 * Opens a page signed in as a demo user, without the pages of the login site, which have journeys of their
 * own.
 */
export async function openSignedIn(page: Page, who: string, path: string): Promise<void> {
  const state = randomUUID()
  // Cookies have no port, and localhost counts as secure.
  const cookie = { name: SIGN_IN_STATE.cookie, value: state, url: 'https://localhost', secure: true }
  await page.context().addCookies([cookie])
  const back = new URL(path, 'http://localhost')
  back.searchParams.set(SIGN_IN_STATE.param, state)
  const answer = await page.request.post('/sandbox/auth', {
    params: { Continue: back.pathname + back.search },
    form: { as: `${who}@demo.test` },
    maxRedirects: 0,
  })
  await page.goto(answer.headers().location ?? '')
  // Some pages redirect.
  await expect(page).not.toHaveURL(/\/auth|access_token/)
}
