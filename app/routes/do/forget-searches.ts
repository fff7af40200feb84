import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { forgetSearches } from '../../features/recent-searches/recent.server'
import { sayNext } from '../../http/flash.server'
import { readForm } from '../../http/form.server'
import { returnTo } from '../../http/own-address'

/** Forgets what this browser searched for. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  return redirect(returnTo(form.get('return_to'), context.origin), {
    status: 303,
    headers: [
      ['Set-Cookie', forgetSearches()],
      ['Set-Cookie', sayNext('searches_forgotten')],
    ],
  })
}
