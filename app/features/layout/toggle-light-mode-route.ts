import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { z } from 'zod'
import { parseButtonForm } from '~/forms/button-form.server'
import { setCookie } from '~/session/cookies.server'
import { setFlash } from '~/session/flash.server'

const lightModeFields = z.object({ light: z.enum(['0', '1']) })

export async function action(args: ActionFunctionArgs) {
  const { values, back } = await parseButtonForm(args, lightModeFields)
  return redirect(back, {
    status: 303,
    headers: [
      ['Set-Cookie', setCookie('light', values.light)],
      ['Set-Cookie', setFlash(values.light === '1' ? 'light_on' : 'light_off')],
    ],
  })
}
