import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { noFields, parseButtonForm } from '~/forms/button-form.server'
import { setFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { endOtherSessions } from '~/upstream/sessions.server'

/** Signs the account out everywhere but in this browser. */
export async function action(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const { back } = await parseButtonForm(args, noFields)
  if (!visitor.isSignedIn) return redirect(back, 303)
  const answer = await visitor.optional('other sessions', visitor.call(endOtherSessions))
  const flash = setFlash(answer ? 'other_sessions_ended' : 'other_sessions_failed')
  return redirect(back, { status: 303, headers: { 'Set-Cookie': flash } })
}
