import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { parseFormData } from '~/forms/form-data.server'
import { parseReturnPath } from '~/http/own-path'
import { setCookie } from '~/session/cookies.server'

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseFormData(request)
  return redirect(parseReturnPath(form.get('return_to'), context.origin), {
    status: 303,
    headers: { 'Set-Cookie': setCookie('cardPayments', form.get('shown') === '0' ? '0' : '1') },
  })
}
