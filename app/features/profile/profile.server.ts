import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { readForm, typedIn } from '../../http/form.server'
import { answerLeft } from '../../http/form-answer.server'
import { requireUser } from '../../http/guard.server'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import type { ReturnedProfile } from './answer'
import { saveNames } from './names.server'
import { pendingPhone } from './pending-phone.server'
import { confirmCode, forgetCode, sendCode } from './phone.server'

/** What somebody has said of themselves, and what a form came back with. */
export async function loadProfile({ request, context }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  const user = await requireUser(visitor, request)
  const i18n = await i18nFor(visitor.language)
  const t = i18n.getFixedT(visitor.language, 'profile')
  const returned = answerLeft<ReturnedProfile>(context)
  return {
    user,
    pending: pendingPhone(request, context, user.id),
    returned,
    title: t('title'),
    mistake: returned && t('mistake'),
  }
}

export type ProfileData = Awaited<ReturnType<typeof loadProfile>>

/** Takes the forms of the page, by their `intent`. */
export async function changeProfile({ request, context }: ActionFunctionArgs) {
  const visitor = readVisitor({ request, context })
  const user = await requireUser(visitor, request)
  const form = await readForm(request)
  const values = typedIn(form)
  const change = { visitor, user, request, context, values }
  if (values.intent === 'save') return saveNames(visitor, context, values)
  if (values.intent === 'send_code') return sendCode(change)
  if (values.intent === 'confirm_code') return confirmCode(change)
  if (values.intent === 'other_number') return forgetCode(change)
  throw new Response(null, { status: 400 })
}
