import type { Visitor } from '~/session/visitor.server'
import { confirmPhone, sendPhoneCode } from '~/upstream/phone-codes.server'
import { confirmProfilePhone, sendProfileCode } from '~/upstream/profile.server'
import { isUpstreamError } from '~/upstream/upstream-error'

const CODE_LENGTH = 4

/** A code was sent, or it is too early; both with the seconds until the next. */
type CodeRequestResult = { is: 'sent' | 'early'; seconds: number } | { is: 'refused' } | CallFailure

type CodeCheckResult =
  | { is: 'confirmed'; proof: string | undefined }
  | { is: 'length' | 'wrong' | 'expired' | 'spent' }
  | { is: 'early'; seconds: number }
  | CallFailure

type CallFailure = { is: 'failed'; status: number }

/** With `isForProfile` the number is added to the signed-in user's profile; otherwise the code proves it for an hour. */
export async function requestPhoneCode(
  visitor: Visitor,
  phone: string,
  isForProfile: boolean,
): Promise<CodeRequestResult> {
  try {
    const answer = await visitor.call(isForProfile ? sendProfileCode(phone) : sendPhoneCode(phone))
    if (answer.ok) return { is: 'sent', seconds: answer.waitSeconds }
    return answer.waitSeconds ? { is: 'early', seconds: answer.waitSeconds } : { is: 'refused' }
  } catch (error) {
    return toCallFailure(error)
  }
}

export async function checkPhoneCode(
  visitor: Visitor,
  phone: string,
  codeText: string,
  isForProfile: boolean,
): Promise<CodeCheckResult> {
  const code = codeText.replace(/\s/g, '')
  if (code.length !== CODE_LENGTH) return { is: 'length' }
  try {
    const answer = await visitor.call(
      isForProfile ? confirmProfilePhone(phone, code) : confirmPhone(phone, code),
    )
    if (answer.ok) return { is: 'confirmed', proof: answer.confirmation }
    return answer.waitSeconds ? { is: 'early', seconds: answer.waitSeconds } : { is: answer.reason }
  } catch (error) {
    return toCallFailure(error)
  }
}

/** Other errors are rethrown. */
function toCallFailure(error: unknown): CallFailure {
  if (!isUpstreamError(error)) throw error
  return { is: 'failed', status: error.status < 500 ? 502 : error.status }
}
