import { confirmPhone, sendPhoneCode } from '~/upstream/phone-codes.server'
import type { LoanFieldError } from './form'
import {
  getText,
  isPhoneConfirmed,
  type LoanSubmission,
  parsePhone,
  redirectToStep,
  respondWithErrors,
  toFailureStatus,
} from './submission.server'

const CODE_LENGTH = 4
/** A longer wait means the number has reached its daily limit. */
const MAX_WAIT_SECONDS = 600

export async function sendCode(submission: LoanSubmission) {
  const { draft, visitor } = submission
  const phone = parsePhone(submission)
  if (phone.error) return respondWithFieldError(submission, { field: 'phone_number', error: phone.error })
  if (await isPhoneConfirmed(submission, phone.digits)) return redirectToStep(submission, draft, 'form')
  try {
    const answer = await visitor.call(sendPhoneCode(phone.digits))
    if (answer.ok)
      return redirectToStep(
        submission,
        withPendingCode(submission, phone.digits, answer.waitSeconds),
        'form',
        '#loan-code',
      )
    const wait = answer.waitSeconds
    if (!wait) return respondWithFieldError(submission, { field: 'phone_number', error: 'phone_invalid' })
    if (wait > MAX_WAIT_SECONDS) return respondWithTooManyCodes(submission, wait)
    // Another tab has requested the code; it can be entered here.
    const submissionWithCode = { ...submission, draft: withPendingCode(submission, phone.digits, wait) }
    const fieldErrors: LoanFieldError[] = [{ field: 'code', error: 'code_wait', args: { count: wait } }]
    return respondWithErrors(submissionWithCode, 429, { fieldErrors, retryAfter: wait })
  } catch (error) {
    return respondWithErrors(submission, toFailureStatus(error), { hasCodeFailed: true })
  }
}

/** Changing the number afterwards requires a new code. */
export async function confirmCode(submission: LoanSubmission) {
  const { draft, visitor, form } = submission
  const phone = parsePhone(submission)
  if (phone.error) return respondWithFieldError(submission, { field: 'phone_number', error: phone.error })
  if (await isPhoneConfirmed(submission, phone.digits)) return redirectToStep(submission, draft, 'form')
  if (draft.code?.phone !== phone.digits)
    return respondWithFieldError(submission, { field: 'phone_number', error: 'phone_unconfirmed' })
  const code = getText(form, 'code').replace(/\s/g, '')
  if (code.length !== CODE_LENGTH)
    return respondWithFieldError(submission, { field: 'code', error: 'code_length' })
  try {
    const answer = await visitor.call(confirmPhone(phone.digits, code))
    if (!answer.ok) {
      if (answer.waitSeconds) return respondWithTooManyCodes(submission, answer.waitSeconds)
      return respondWithFieldError(submission, { field: 'code', error: `code_${answer.reason}` })
    }
    const confirmed = { phone: phone.digits, proof: answer.confirmation }
    return redirectToStep(submission, { ...draft, code: undefined, confirmed }, 'form', '#loan-phone_number')
  } catch (error) {
    return respondWithErrors(submission, toFailureStatus(error), { hasCodeFailed: true })
  }
}

function withPendingCode({ draft }: LoanSubmission, phone: string, waitSeconds: number) {
  return { ...draft, code: { phone, againAt: Date.now() + waitSeconds * 1_000 }, confirmed: undefined }
}

function respondWithFieldError(submission: LoanSubmission, fieldError: LoanFieldError) {
  return respondWithErrors(submission, 422, { fieldErrors: [fieldError] })
}

function respondWithTooManyCodes(submission: LoanSubmission, retryAfter: number) {
  const fieldErrors: LoanFieldError[] = [{ field: 'phone_number', error: 'code_too_often' }]
  return respondWithErrors(submission, 429, { fieldErrors, retryAfter })
}
