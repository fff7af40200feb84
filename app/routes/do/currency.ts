import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { setCookie } from '../../http/cookies.server'
import { asCurrency, chosenCurrency } from '../../http/currency.server'
import { readForm } from '../../http/form.server'
import { returnTo } from '../../http/own-address'

/** The switch of prices: to the currency that was pressed, or without one from lari to dollars and back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const currency = asCurrency(form.get('currency')) ?? (chosenCurrency(request) === 'gel' ? 'usd' : 'gel')
  return redirect(returnTo(form.get('return_to'), context.origin), {
    status: 303,
    headers: { 'Set-Cookie': setCookie('currency', currency) },
  })
}
