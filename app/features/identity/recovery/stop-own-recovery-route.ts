import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { z } from 'zod'
import { parseButtonForm } from '~/forms/button-form.server'
import { redirectWithFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { stopOwnRecovery } from '~/upstream/identity.server'
import { requireOwnAccounts } from '../visit.server'

/** Stops the recovery of the signed-in account. */
export async function action(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  const { back } = await parseButtonForm(args, z.object({}))
  if (!visitor.isSignedIn) return redirect(back, 303)
  const answer = await visitor.optional('account recovery', visitor.call(stopOwnRecovery))
  return redirectWithFlash(back, answer ? 'recovery_stopped' : 'recovery_not_stopped')
}
