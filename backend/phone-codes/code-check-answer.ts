import type { Response } from 'express'
import type { Logger } from 'pino'
import { toFailureBody } from '~backend/platform/http/errors'
import { logSecurityEvent } from '~backend/platform/security-events'
import type { CodeRefusal } from '~contract/phones'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { CodeConfirmed, CodeRefused } from '~contract/schemas/phones'
import type { CodeCheckResult } from './sent-codes'

/**
 * Sends the result. A wrong code is not an error of the call: the contract answers 200 with `result: false`.
 */
export function sendCodeCheck(response: Response, check: CodeCheckResult, log: Logger): void {
  if ('confirmation' in check) {
    const confirmed: AnswerOf<typeof CodeConfirmed> = check
    response.json({ result: true, data: confirmed })
    return
  }
  const { requestId } = response.locals
  logSecurityEvent(log, 'phone_code_refused', { requestId, reason: check.refused })
  response.json({ ...toFailureBody('Not confirmed'), data: toRefusedJson(check) })
}

export function toRefusedJson({
  refused: reason,
  triesLeft,
}: Extract<CodeCheckResult, { refused: CodeRefusal }>): AnswerOf<typeof CodeRefused> {
  return triesLeft === undefined ? { reason } : { reason, tries_left: triesLeft }
}
