import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { z } from 'zod'
import { parseButtonForm } from '~/forms/button-form.server'
import { redirectWithFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { endOtherSession, endOtherSessions } from '~/upstream/sessions.server'

const fields = z.object({ session: z.uuid().optional() })

/** Ends one other session of the account, or all but this one. */
export async function action(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const { values, back } = await parseButtonForm(args, fields)
  if (!visitor.isSignedIn) return redirect(back, 303)
  const { session } = values
  const call = session === undefined ? endOtherSessions : endOtherSession(session)
  const answer = await visitor.optional('other sessions', visitor.call(call))
  const ended = session === undefined ? 'other_sessions_ended' : 'other_session_ended'
  return redirectWithFlash(back, answer ? ended : 'other_sessions_failed')
}
