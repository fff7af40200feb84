import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { z } from 'zod'
import { parseButtonForm } from '~/forms/button-form.server'
import { getPathLanguage } from '~/i18n/languages'
import { clearCookie } from '~/session/cookies.server'
import { setFlash } from '~/session/flash.server'
import { readPendingSignIn } from '~/session/pending-sign-in.server'
import { createSignInHeaders, endFormerSession } from '~/session/sign-in.server'

/** Handles the answer to whether the account of a sign-in link is the user's own. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args
  const { values, back } = await parseButtonForm(args, z.object({ account: z.enum(['mine', 'not_mine']) }))
  const cookieHeader = request.headers.get('cookie')
  const pending = readPendingSignIn(cookieHeader, context.signer)
  if (!pending) return redirectWith(back, [['Set-Cookie', setFlash('sign_in_failed')]])
  if (values.account === 'not_mine')
    return redirectWith(pending.back, [['Set-Cookie', clearCookie('pendingSignIn')]])
  const { token, userId } = pending
  const caller = { language: getPathLanguage(pending.back), requestId: context.requestId }
  await endFormerSession(context.upstream, caller, { cookieHeader, token })
  context.log.info({ security: 'signed_in', requestId: context.requestId }, 'security event')
  const signedIn = { cookieHeader, token, userId, isJourney: false }
  return redirectWith(pending.back, createSignInHeaders(signedIn, context.signer))
}

function redirectWith(path: string, headers: [name: string, value: string][]): Response {
  return redirect(path, { status: 303, headers })
}
