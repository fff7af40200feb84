import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { parseFormData } from '~/forms/form-data.server'
import { parseReturnPath } from '~/http/own-path'
import { setCookie } from '~/session/cookies.server'
import { setFlash } from '~/session/flash.server'

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseFormData(request)
  const on = form.get('light') === '1'
  return redirect(parseReturnPath(form.get('return_to'), context.origin), {
    status: 303,
    headers: [
      ['Set-Cookie', setCookie('light', on ? '1' : '0')],
      ['Set-Cookie', setFlash(on ? 'light_on' : 'light_off')],
    ],
  })
}
