import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { setCookie } from '../../http/cookies.server'
import { sayNext } from '../../http/flash.server'
import { readForm } from '../../http/form.server'
import { returnTo } from '../../http/own-address'

/** The switch in the footer: pages without script, web fonts and large pictures. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const on = form.get('light') === '1'
  return redirect(returnTo(form.get('return_to'), context.origin), {
    status: 303,
    headers: [
      ['Set-Cookie', setCookie('light', on ? '1' : '0')],
      ['Set-Cookie', sayNext(on ? 'light_on' : 'light_off')],
    ],
  })
}
