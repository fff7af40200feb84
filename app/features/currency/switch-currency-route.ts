import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { z } from 'zod'
import { parseButtonForm } from '~/forms/button-form.server'
import { setCookie } from '~/session/cookies.server'
import { CURRENCIES } from '~contract/currencies'

const currencyFields = z.object({ currency: z.enum(CURRENCIES) })

export async function action(args: ActionFunctionArgs) {
  const { values, back } = await parseButtonForm(args, currencyFields)
  return redirect(back, { status: 303, headers: { 'Set-Cookie': setCookie('currency', values.currency) } })
}
