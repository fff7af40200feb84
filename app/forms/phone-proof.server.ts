import { randomUUID } from 'node:crypto'
import { getVisitor, type RequestAndContext, type Visitor } from '~/session/visitor.server'
import type { User } from '~/upstream/accounts.server'
import {
  confirmEmailCode,
  confirmPhone,
  type PhoneConfirmation,
  sendEmailCode,
  sendPhoneCode,
} from '~/upstream/phone-codes.server'
import { confirmProfilePhone, sendProfileCode } from '~/upstream/profile.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { isMobileNumber } from '~contract/values/phone'
import { parseCode } from '~contract/values/typed-code'
import { parsePhone } from '~contract/values/typed-phone'
import type { FormDefinition } from './define-form'
import { type FormDraft, findCodeSession } from './draft.server'
import type { FieldError } from './field-error'
import { CODE_FIELD, PHONE_FIELD, type PhoneProofState } from './phone-proof'

/** Longest expected wait in seconds. A longer one means that the number has used up the day's codes. */
const MAX_WAIT_SECONDS = 600

type PhoneProofField = typeof PHONE_FIELD | typeof CODE_FIELD

/** Field to show next, or the error of this step. */
export type PhoneProofOutcome =
  | { field: PhoneProofField; error?: undefined }
  | { field: PhoneProofField; error: FieldError; status: number; waitSeconds?: number }

interface PhoneProofParts {
  visitor: Visitor
  user: User | undefined
  draft: FormDraft
  session: string
  toAccount: boolean
  email: string | undefined
}

/**
 * Proves that the user has the phone, by a code sent by SMS. If SMS is unavailable, a code by email may be
 * allowed.
 */
export class PhoneProof {
  readonly #visitor: Visitor
  readonly #user: User | undefined
  readonly #draft: FormDraft
  readonly #toAccount: boolean
  readonly #session: string
  readonly #email: string | undefined

  static async load(
    args: RequestAndContext,
    { phoneProof, takesEmailCode }: FormDefinition,
    draft: FormDraft,
  ) {
    if (!phoneProof) return undefined
    const visitor = getVisitor(args)
    const user = await visitor.optional('user', visitor.user())
    const session = findCodeSession(args) ?? randomUUID()
    const email = takesEmailCode && args.context.site.hasEmailCodes ? user?.email : undefined
    return new PhoneProof({
      visitor,
      user,
      draft,
      session,
      toAccount: phoneProof === 'account' && !!user,
      email,
    })
  }

  private constructor({ visitor, user, draft, session, toAccount, email }: PhoneProofParts) {
    this.#visitor = visitor
    this.#user = user
    this.#draft = draft
    this.#session = session
    this.#email = email
    this.#toAccount = toAccount
  }

  get #phone(): string {
    return parsePhone(this.#draft.values[PHONE_FIELD] ?? this.#user?.phone ?? '')
  }

  /**
   * True if a code has proved the number, now or earlier. The account's number alone proves nothing: it may
   * have been typed by anyone.
   */
  get isDone(): boolean {
    return this.#isProvedEarlier || (this.#phone !== '' && this.#draft.confirmed?.phone === this.#phone)
  }

  get #isProvedEarlier(): boolean {
    return this.#user?.validPhones.includes(this.#phone) ?? false
  }

  getState(): PhoneProofState {
    const { code } = this.#draft
    const isSent = code !== undefined && code.phone === this.#phone
    return {
      isDone: this.isDone,
      waitSeconds: isSent ? Math.max(0, Math.ceil((code.againAt - Date.now()) / 1_000)) : undefined,
      email: this.#isProvedEarlier ? undefined : this.#email,
    }
  }

  /** Removes the number, so that another can be typed. */
  change(): PhoneProofOutcome {
    this.#draft.values[PHONE_FIELD] = ''
    this.#draft.code = undefined
    this.#draft.confirmed = undefined
    return { field: PHONE_FIELD }
  }

  async sendCode(): Promise<PhoneProofOutcome> {
    const phone = this.#phone
    const error = findError(phone)
    if (error) return error
    if (this.isDone) return { field: PHONE_FIELD }
    try {
      const answer = await this.#visitor.call(this.#getSendCall(phone))
      const seconds = answer.waitSeconds ?? 0
      if (!answer.ok && seconds === 0) return toError(PHONE_FIELD, 'phone_invalid')
      if (!answer.ok && seconds > MAX_WAIT_SECONDS) return toWait(PHONE_FIELD, 'code_too_often', seconds)
      this.#draft.code = { phone, session: this.#session, againAt: Date.now() + seconds * 1_000 }
      this.#draft.confirmed = undefined
      // Another tab has requested the code; it can be entered here.
      return answer.ok ? { field: CODE_FIELD } : toWait(CODE_FIELD, 'code_wait', seconds)
    } catch (error) {
      return toFailure(PHONE_FIELD, error)
    }
  }

  /** Confirms the code. Another number typed afterwards needs another code. */
  async confirmCode(typed: string): Promise<PhoneProofOutcome> {
    const phone = this.#phone
    const error = findError(phone)
    if (error) return error
    if (this.isDone) return { field: PHONE_FIELD }
    const { code: sent } = this.#draft
    if (sent?.phone !== phone) return toError(PHONE_FIELD, 'phone_unconfirmed')
    const code = parseCode(typed)
    if (code === undefined) return toError(CODE_FIELD, 'code_length')
    try {
      const answer = await this.#visitor.call(this.#getConfirmCall(phone, code, sent.session))
      if (!answer.ok && answer.waitSeconds) return toWait(PHONE_FIELD, 'code_too_often', answer.waitSeconds)
      if (!answer.ok) return toCodeError(answer)
      this.#draft.code = undefined
      this.#draft.confirmed = { phone, proof: answer.confirmation }
      return { field: PHONE_FIELD }
    } catch (error) {
      return toFailure(CODE_FIELD, error)
    }
  }

  #getSendCall(phone: string) {
    if (this.#email) return sendEmailCode(phone)
    return this.#toAccount ? sendProfileCode(phone) : sendPhoneCode(phone, this.#session)
  }

  #getConfirmCall(phone: string, code: string, session: string) {
    if (this.#email) return confirmEmailCode(phone, code)
    return this.#toAccount ? confirmProfilePhone(phone, code) : confirmPhone(phone, { code, session })
  }
}

function findError(phone: string): PhoneProofOutcome | undefined {
  if (phone === '') return toError(PHONE_FIELD, 'phone_missing')
  return isMobileNumber(phone) ? undefined : toError(PHONE_FIELD, 'phone_invalid')
}

function toError(field: PhoneProofField, key: FieldError['key']): PhoneProofOutcome {
  return { field, error: { key }, status: 422 }
}

function toCodeError({ reason, triesLeft }: Extract<PhoneConfirmation, { ok: false }>): PhoneProofOutcome {
  if (reason !== 'wrong' || triesLeft === undefined) return toError(CODE_FIELD, `code_${reason}`)
  return { field: CODE_FIELD, error: { key: 'code_tries', args: { count: triesLeft } }, status: 422 }
}

function toWait(field: PhoneProofField, key: FieldError['key'], seconds: number): PhoneProofOutcome {
  return { field, error: { key, args: { count: seconds } }, status: 429, waitSeconds: seconds }
}

/** Converts an upstream error and rethrows others. */
function toFailure(field: PhoneProofField, error: unknown): PhoneProofOutcome {
  if (!isUpstreamError(error)) throw error
  return { field, error: { key: 'code_failed' }, status: error.status < 500 ? 502 : error.status }
}
