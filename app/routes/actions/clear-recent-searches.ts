import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { clearRecentSearchesCookie } from '~/features/recent-searches/recent-queries-cookie.server'
import { parseFormData } from '~/forms/form-data.server'
import { parseReturnPath } from '~/http/own-path'
import { setFlash } from '~/session/flash.server'

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseFormData(request)
  return redirect(parseReturnPath(form.get('return_to'), context.origin), {
    status: 303,
    headers: [
      ['Set-Cookie', clearRecentSearchesCookie()],
      ['Set-Cookie', setFlash('recent_searches_cleared')],
    ],
  })
}
