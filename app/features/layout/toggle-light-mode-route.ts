import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { parseButtonForm } from '~/forms/button-form.server'
import { setCookie } from '~/session/cookies.server'
import { redirectWithFlash } from '~/session/flash.server'

const lightModeFields = z.object({ light: z.enum(['0', '1']) })

export async function action(args: ActionFunctionArgs) {
  const { values, back } = await parseButtonForm(args, lightModeFields)
  const flash = values.light === '1' ? 'light_on' : 'light_off'
  return redirectWithFlash(back, flash, [setCookie('light', values.light)])
}
