import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { parseFormData } from '~/forms/form-data.server'
import { parseReturnPath } from '~/http/own-path'
import { setCookie } from '~/session/cookies.server'
import { parseCurrency, readCurrency } from '~/session/currency.server'

/** Sets the submitted currency; toggles between lari and dollars without one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseFormData(request)
  const currency = parseCurrency(form.get('currency')) ?? (readCurrency(request) === 'gel' ? 'usd' : 'gel')
  return redirect(parseReturnPath(form.get('return_to'), context.origin), {
    status: 303,
    headers: { 'Set-Cookie': setCookie('currency', currency) },
  })
}
