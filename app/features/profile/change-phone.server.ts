import { type AppLoadContext, data, redirect } from '@remix-run/node'
import { georgianMobile } from '~/forms/field-schemas.server'
import { setFormResult } from '~/forms/form-result.server'
import { toLocalizedPath } from '~/i18n/languages'
import { clearCookie } from '~/session/cookies.server'
import { setFlash } from '~/session/flash.server'
import type { Visitor } from '~/session/visitor.server'
import type { User } from '~/upstream/accounts.server'
import { confirmProfilePhone, sendProfileCode, updateProfile } from '~/upstream/profile.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import type { ProfileErrorKey, ProfileFailure, ProfileFormResult } from './form'
import { readPendingPhone, serializePendingPhone } from './pending-phone.server'
import { PERSONAL_INFORMATION_PATH } from './urls'

const phoneSchema = georgianMobile<ProfileErrorKey>({ missing: 'phone_missing', invalid: 'phone_invalid' })
/** A longer wait means the number has reached its daily limit. */
const MAX_WAIT_SECONDS = 600

interface PhoneChange {
  visitor: Visitor
  user: User
  request: Request
  context: AppLoadContext
  values: Record<string, string>
}

/** A number already confirmed is saved at once. */
export async function sendCode(change: PhoneChange) {
  const { visitor, user, context, values } = change
  const read = phoneSchema.safeParse(values.phone_number)
  if (!read.success)
    return respondWithFieldError(
      change,
      422,
      'phone_number',
      read.error.issues[0]?.message as ProfileErrorKey,
    )
  const phone = read.data
  try {
    if (user.validPhones.includes(phone)) return await savePhone(change, phone)
    const answer = await visitor.call(sendProfileCode(phone))
    const wait = answer.waitSeconds ?? 0
    if (!answer.ok && wait === 0) return respondWithFieldError(change, 422, 'phone_number', 'phone_invalid')
    if (!answer.ok && wait > MAX_WAIT_SECONDS) return respondWithFailure(change, 429, 'too_often', wait)
    // A code sent a moment ago is still valid.
    return redirect(`${toLocalizedPath(PERSONAL_INFORMATION_PATH, visitor.language)}#code`, {
      status: 303,
      headers: { 'Set-Cookie': serializePendingPhone(context, user.id, phone) },
    })
  } catch (error) {
    return respondToError(change, error)
  }
}

export async function confirmCode(change: PhoneChange) {
  const { visitor, user, request, context, values } = change
  const phone = readPendingPhone(request, context, user.id)
  if (!phone) return respondWithFieldError(change, 422, 'phone_number', 'code_expired')
  const code = (values.code ?? '').replace(/\s/g, '')
  if (!/^\d{4}$/.test(code)) return respondWithFieldError(change, 422, 'code', 'code_missing')
  try {
    const answer = await visitor.call(confirmProfilePhone(phone, code))
    if (answer.ok) return await savePhone(change, phone)
    if (answer.waitSeconds) return respondWithFailure(change, 429, 'too_often', answer.waitSeconds)
    return respondWithFieldError(change, 422, 'code', `code_${answer.reason}`)
  } catch (error) {
    return respondToError(change, error)
  }
}

export function cancelPhoneChange({ visitor }: PhoneChange) {
  return redirect(toLocalizedPath(PERSONAL_INFORMATION_PATH, visitor.language), {
    status: 303,
    headers: { 'Set-Cookie': clearCookie('phoneChange') },
  })
}

async function savePhone(change: PhoneChange, phone: string) {
  const { visitor } = change
  const answer = await visitor.call(updateProfile({ phone_number: phone }))
  if (!answer.ok) return respondWithFieldError(change, 422, 'phone_number', 'rejected')
  return redirect(toLocalizedPath(PERSONAL_INFORMATION_PATH, visitor.language), {
    status: 303,
    headers: [
      ['Set-Cookie', clearCookie('phoneChange')],
      ['Set-Cookie', setFlash('profile_phone')],
    ],
  })
}

function respondWithFieldError(
  { context, values }: PhoneChange,
  status: number,
  field: string,
  error: ProfileErrorKey,
) {
  setFormResult(context, {
    form: 'phone',
    values,
    fieldErrors: [{ field, error }],
  } satisfies ProfileFormResult)
  return data(null, { status })
}

function respondWithFailure(
  { context, values }: PhoneChange,
  status: number,
  failure: ProfileFailure,
  retryAfter?: number,
) {
  setFormResult(context, { form: 'phone', values, fieldErrors: [], failure } satisfies ProfileFormResult)
  return data(null, { status, ...(retryAfter && { headers: { 'Retry-After': String(retryAfter) } }) })
}

function respondToError(change: PhoneChange, error: unknown) {
  if (!isUpstreamError(error)) throw error
  return respondWithFailure(change, error.status, error.status === 429 ? 'too_often' : 'failed')
}
