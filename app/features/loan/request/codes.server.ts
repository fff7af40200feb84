import { confirmPhone, sendPhoneCode } from '../../../upstream/phone-codes.server'
import type { RequestFault } from './answer'
import { type Attempt, comeBack, goTo, isConfirmed, phoneOf, statusOfFailure, textOf } from './attempt.server'

const CODE_LENGTH = 4
/** A wait beyond this is not for the next code: the number has had too many for a day. */
const LONGEST_WAIT = 600

/** Sends a code to the number that was typed. */
export async function sendCode(attempt: Attempt) {
  const { draft, visitor } = attempt
  const phone = phoneOf(attempt)
  if (phone.fault) return mend(attempt, { field: 'phone_number', fault: phone.fault })
  if (await isConfirmed(attempt, phone.digits)) return goTo(attempt, draft, 'form')
  try {
    const answer = await visitor.call(sendPhoneCode(phone.digits))
    if (answer.ok)
      return goTo(attempt, waiting(attempt, phone.digits, answer.waitSeconds), 'form', '#loan-code')
    const wait = answer.waitSeconds
    if (!wait) return mend(attempt, { field: 'phone_number', fault: 'phone_wrong' })
    if (wait > LONGEST_WAIT) return tooMany(attempt, wait)
    // Another page of this visitor has asked: its code is on its way, and can be entered here.
    const known = { ...attempt, draft: waiting(attempt, phone.digits, wait) }
    const faults: RequestFault[] = [{ field: 'code', fault: 'code_wait', args: { count: wait } }]
    return comeBack(known, 429, { faults, retryAfter: wait })
  } catch (error) {
    return comeBack(attempt, statusOfFailure(error), { codeFailed: true })
  }
}

/** Checks the code; a number that was changed since needs another. */
export async function confirmCode(attempt: Attempt) {
  const { draft, visitor, form } = attempt
  const phone = phoneOf(attempt)
  if (phone.fault) return mend(attempt, { field: 'phone_number', fault: phone.fault })
  if (await isConfirmed(attempt, phone.digits)) return goTo(attempt, draft, 'form')
  if (draft.code?.phone !== phone.digits)
    return mend(attempt, { field: 'phone_number', fault: 'phone_unconfirmed' })
  const code = textOf(form, 'code').replace(/\s/g, '')
  if (code.length !== CODE_LENGTH) return mend(attempt, { field: 'code', fault: 'code_length' })
  try {
    const answer = await visitor.call(confirmPhone(phone.digits, code))
    if (!answer.ok) {
      if (answer.waitSeconds) return tooMany(attempt, answer.waitSeconds)
      return mend(attempt, { field: 'code', fault: `code_${answer.reason}` })
    }
    const confirmed = { phone: phone.digits, proof: answer.confirmation }
    return goTo(attempt, { ...draft, code: undefined, confirmed }, 'form', '#loan-phone_number')
  } catch (error) {
    return comeBack(attempt, statusOfFailure(error), { codeFailed: true })
  }
}

function waiting({ draft }: Attempt, phone: string, waitSeconds: number) {
  return { ...draft, code: { phone, againAt: Date.now() + waitSeconds * 1_000 }, confirmed: undefined }
}

function mend(attempt: Attempt, fault: RequestFault) {
  return comeBack(attempt, 422, { faults: [fault] })
}

function tooMany(attempt: Attempt, retryAfter: number) {
  const faults: RequestFault[] = [{ field: 'phone_number', fault: 'code_too_often' }]
  return comeBack(attempt, 429, { faults, retryAfter })
}
