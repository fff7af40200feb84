import { type AppLoadContext, data, redirect } from '@remix-run/node'
import { clearCookie } from '../../http/cookies.server'
import { sayNext } from '../../http/flash.server'
import { leaveAnswer } from '../../http/form-answer.server'
import { georgianMobile } from '../../http/form-fields.server'
import type { Visitor } from '../../http/visitor.server'
import { localizedPath } from '../../i18n/languages'
import type { User } from '../../upstream/accounts.server'
import { isUpstreamError } from '../../upstream/errors'
import { confirmProfilePhone, sendProfileCode, updateProfile } from '../../upstream/profile.server'
import { PATH } from './address'
import type { ProfileFailure, ProfileMistake, ReturnedProfile } from './answer'
import { keepPending, pendingPhone } from './pending-phone.server'

const Phone = georgianMobile<ProfileMistake>({ missing: 'phone_missing', wrong: 'phone_wrong' })
/** A wait beyond this is not for the next code: the number has had too many for a day. */
const LONGEST_WAIT = 600

interface Change {
  visitor: Visitor
  user: User
  request: Request
  context: AppLoadContext
  values: Record<string, string>
}

/** Sends a code to the new number; one that is known to be theirs is taken at once. */
export async function sendCode(change: Change) {
  const { visitor, user, context, values } = change
  const read = Phone.safeParse(values.phone_number)
  if (!read.success)
    return comeBack(change, 422, 'phone_number', read.error.issues[0]?.message as ProfileMistake)
  const phone = read.data
  try {
    if (user.validPhones.includes(phone)) return await take(change, phone)
    const answer = await visitor.call(sendProfileCode(phone))
    const wait = answer.waitSeconds ?? 0
    if (!answer.ok && wait === 0) return comeBack(change, 422, 'phone_number', 'phone_wrong')
    if (!answer.ok && wait > LONGEST_WAIT) return fail(change, 429, 'too_often', wait)
    // A code that was asked for a moment ago is on its way, and can be entered just as well.
    return redirect(`${localizedPath(PATH, visitor.language)}#code`, {
      status: 303,
      headers: { 'Set-Cookie': keepPending(context, user.id, phone) },
    })
  } catch (error) {
    return failed(change, error)
  }
}

/** Checks the code, and takes the number that it was sent to. */
export async function confirmCode(change: Change) {
  const { visitor, user, request, context, values } = change
  const phone = pendingPhone(request, context, user.id)
  if (!phone) return comeBack(change, 422, 'phone_number', 'code_expired')
  const code = (values.code ?? '').replace(/\s/g, '')
  if (!/^\d{4}$/.test(code)) return comeBack(change, 422, 'code', 'code_missing')
  try {
    const answer = await visitor.call(confirmProfilePhone(phone, code))
    if (answer.ok) return await take(change, phone)
    if (answer.waitSeconds) return fail(change, 429, 'too_often', answer.waitSeconds)
    return comeBack(change, 422, 'code', `code_${answer.reason}`)
  } catch (error) {
    return failed(change, error)
  }
}

/** Asks for no code any more. */
export function forgetCode({ visitor }: Change) {
  return redirect(localizedPath(PATH, visitor.language), {
    status: 303,
    headers: { 'Set-Cookie': clearCookie('phoneChange') },
  })
}

async function take(change: Change, phone: string) {
  const { visitor } = change
  const answer = await visitor.call(updateProfile({ phone_number: phone }))
  if (!answer.ok) return comeBack(change, 422, 'phone_number', 'rejected')
  return redirect(localizedPath(PATH, visitor.language), {
    status: 303,
    headers: [
      ['Set-Cookie', clearCookie('phoneChange')],
      ['Set-Cookie', sayNext('profile_phone')],
    ],
  })
}

function comeBack({ context, values }: Change, status: number, field: string, mistake: ProfileMistake) {
  leaveAnswer(context, { form: 'phone', values, mistakes: [{ field, mistake }] } satisfies ReturnedProfile)
  return data(null, { status })
}

function fail({ context, values }: Change, status: number, failure: ProfileFailure, retryAfter?: number) {
  leaveAnswer(context, { form: 'phone', values, mistakes: [], failure } satisfies ReturnedProfile)
  return data(null, { status, ...(retryAfter && { headers: { 'Retry-After': String(retryAfter) } }) })
}

function failed(change: Change, error: unknown) {
  if (!isUpstreamError(error)) throw error
  return fail(change, error.status, error.status === 429 ? 'too_often' : 'failed')
}
