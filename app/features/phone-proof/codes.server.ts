import type { Visitor } from '../../http/visitor.server'
import { isUpstreamError } from '../../upstream/errors'
import { confirmPhone, sendPhoneCode } from '../../upstream/phone-codes.server'
import { confirmProfilePhone, sendProfileCode } from '../../upstream/profile.server'

const CODE_LENGTH = 4

/** A code is on its way, or it is too early for one; in both cases the seconds until the next. */
type Asked = { is: 'sent' | 'early'; seconds: number } | { is: 'refused' } | Failed

type Tried =
  | { is: 'confirmed'; proof: string | undefined }
  | { is: 'length' | 'wrong' | 'expired' | 'spent' }
  | { is: 'early'; seconds: number }
  | Failed

/** The status to answer with where a call has failed. */
type Failed = { is: 'failed'; status: number }

/**
 * Sends a code to a number.
 * @param isUsers whoever is signed in wants to have the number; otherwise the code proves it for an hour
 */
export async function askForCode(visitor: Visitor, phone: string, isUsers: boolean): Promise<Asked> {
  try {
    const answer = await visitor.call(isUsers ? sendProfileCode(phone) : sendPhoneCode(phone))
    if (answer.ok) return { is: 'sent', seconds: answer.waitSeconds }
    return answer.waitSeconds ? { is: 'early', seconds: answer.waitSeconds } : { is: 'refused' }
  } catch (error) {
    return failed(error)
  }
}

/** Tries the code that was sent to a number. */
export async function tryCode(
  visitor: Visitor,
  phone: string,
  typed: string,
  isUsers: boolean,
): Promise<Tried> {
  const code = typed.replace(/\s/g, '')
  if (code.length !== CODE_LENGTH) return { is: 'length' }
  try {
    const answer = await visitor.call(isUsers ? confirmProfilePhone(phone, code) : confirmPhone(phone, code))
    if (answer.ok) return { is: 'confirmed', proof: answer.confirmation }
    return answer.waitSeconds ? { is: 'early', seconds: answer.waitSeconds } : { is: answer.reason }
  } catch (error) {
    return failed(error)
  }
}

/** Other errors are ours and go on. */
function failed(error: unknown): Failed {
  if (!isUpstreamError(error)) throw error
  return { is: 'failed', status: error.status < 500 ? 502 : error.status }
}
