import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { z } from 'zod'
import { parseButtonForm } from '~/forms/button-form.server'
import { setCookie } from '~/session/cookies.server'

const cardPaymentsFields = z.object({ shown: z.enum(['0', '1']) })

export async function action(args: ActionFunctionArgs) {
  const { values, back } = await parseButtonForm(args, cardPaymentsFields)
  return redirect(back, { status: 303, headers: { 'Set-Cookie': setCookie('cardPayments', values.shown) } })
}
