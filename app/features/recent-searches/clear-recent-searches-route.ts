import type { ActionFunctionArgs } from '@remix-run/node'
import { noFields, parseButtonForm } from '~/forms/button-form.server'
import { redirectWithFlash } from '~/session/flash.server'
import { clearRecentSearchesCookie } from './recent-queries-cookie.server'

export async function action(args: ActionFunctionArgs) {
  const { back } = await parseButtonForm(args, noFields)
  return redirectWithFlash(back, 'recent_searches_cleared', [clearRecentSearchesCookie()])
}
