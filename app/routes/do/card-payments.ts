import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { setCookie } from '../../http/cookies.server'
import { readForm } from '../../http/form.server'
import { returnTo } from '../../http/own-address'

/** The switch of monthly payments on the cards of statements. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  return redirect(returnTo(form.get('return_to'), context.origin), {
    status: 303,
    headers: { 'Set-Cookie': setCookie('cardPayments', form.get('shown') === '0' ? '0' : '1') },
  })
}
