import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { noFields, parseButtonForm } from '~/forms/button-form.server'
import { setFlash } from '~/session/flash.server'
import { clearRecentSearchesCookie } from './recent-queries-cookie.server'

export async function action(args: ActionFunctionArgs) {
  const { back } = await parseButtonForm(args, noFields)
  return redirect(back, {
    status: 303,
    headers: [
      ['Set-Cookie', clearRecentSearchesCookie()],
      ['Set-Cookie', setFlash('recent_searches_cleared')],
    ],
  })
}
