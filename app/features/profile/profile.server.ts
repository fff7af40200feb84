import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { formValues, parseFormData } from '~/forms/form-data.server'
import { findFormResult } from '~/forms/form-result.server'
import { getI18n } from '~/i18n/i18n.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { cancelPhoneChange, confirmCode, sendCode } from './change-phone.server'
import type { ProfileFormResult } from './form'
import { readPendingPhone } from './pending-phone.server'
import { saveNamesAction } from './save-names.server'

export async function loadProfile({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const user = await requireUser(visitor, request)
  const i18n = await getI18n(visitor.language)
  const t = i18n.getFixedT(visitor.language, 'profile')
  const formResult = findFormResult<ProfileFormResult>(context)
  return {
    user,
    pending: readPendingPhone(request, context, user.id),
    formResult,
    title: t('title'),
    errorTitlePrefix: formResult && t('error_prefix'),
  }
}

export type ProfileData = Awaited<ReturnType<typeof loadProfile>>

export async function profileAction({ request, context }: ActionFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const user = await requireUser(visitor, request)
  const form = await parseFormData(request)
  const values = formValues(form)
  const change = { visitor, user, request, context, values }
  if (values.intent === 'save') return saveNamesAction(visitor, context, values)
  if (values.intent === 'send_code') return sendCode(change)
  if (values.intent === 'confirm_code') return confirmCode(change)
  if (values.intent === 'other_number') return cancelPhoneChange(change)
  throw new Response(null, { status: 400 })
}
