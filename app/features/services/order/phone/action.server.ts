import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { checkPhoneCode, requestPhoneCode } from '~/features/phone-proof/index.server'
import { getVisitor } from '~/session/visitor.server'
import { type OrderDraft, serializeOrderDraft } from '../draft.server'
import {
  type FieldValues,
  normalizeValue,
  type OrderFieldError,
  parseFields,
  validateField,
} from '../field-validation'
import type { ServiceOrderState } from '../order.server'
import { respondWithErrors } from '../respond-with-errors.server'
import { orderStepPath } from '../urls'
import { isConfirmedPhone } from './is-confirmed-phone'

/** A longer wait means the number has reached its daily limit. */
const MAX_WAIT_SECONDS = 600

const PHONE_FIELD = { name: 'phone_number', kind: 'phone', isRequired: true } as const

/** Requires a confirmed number. */
export function parsePhonePart(
  order: ServiceOrderState,
  typed: FieldValues,
): { values: FieldValues; fieldErrors: OrderFieldError[] } {
  const read = parseFields([PHONE_FIELD], typed)
  if (read.fieldErrors.length > 0 || isConfirmedPhone(order, read.values.phone_number)) return read
  return { ...read, fieldErrors: [{ field: 'phone_number', error: 'phone_unconfirmed' }] }
}

export async function confirmPhoneAction(
  args: ActionFunctionArgs,
  order: ServiceOrderState,
  { step, typed: formValues, draft }: { step: number; typed: FieldValues; draft: OrderDraft },
) {
  const visitor = getVisitor(args)
  const phone = normalizeValue(PHONE_FIELD, formValues.phone_number ?? '')
  const phoneError = validateField(PHONE_FIELD, phone)
  if (phoneError) return respondWithFieldError('phone_number', phoneError)
  if (isConfirmedPhone(order, phone)) return redirectToStep(draft, 'order-phone_number')
  return formValues.intent === 'send_code' ? send() : confirm()

  async function send() {
    const codeRequest = await requestPhoneCode(visitor, phone, order.user !== undefined)
    switch (codeRequest.is) {
      case 'sent':
        return redirectToStep(withPendingCode(codeRequest.seconds), 'order-code')
      case 'early':
        if (codeRequest.seconds > MAX_WAIT_SECONDS)
          return respondWithFieldError('phone_number', 'code_too_often', codeRequest.seconds)
        // Another tab has requested the code; it can be entered here.
        return respondWithFieldError(
          'code',
          'code_wait',
          codeRequest.seconds,
          withPendingCode(codeRequest.seconds),
        )
      case 'refused':
        return respondWithFieldError('phone_number', 'phone_invalid')
      case 'failed':
        return respondWithFieldError('phone_number', 'code_failed', undefined, draft, codeRequest.status)
    }
  }

  async function confirm() {
    if (draft.code?.phone !== phone) return respondWithFieldError('phone_number', 'phone_unconfirmed')
    const tried = await checkPhoneCode(visitor, phone, formValues.code ?? '', order.user !== undefined)
    switch (tried.is) {
      case 'confirmed':
        return redirectToStep(
          { ...draft, code: undefined, confirmed: { phone, proof: tried.proof } },
          'order-phone_number',
        )
      case 'early':
        return respondWithFieldError('phone_number', 'code_too_often', tried.seconds)
      case 'failed':
        return respondWithFieldError('code', 'code_failed', undefined, draft, tried.status)
      default:
        return respondWithFieldError('code', `code_${tried.is}`)
    }
  }

  function withPendingCode(seconds: number): OrderDraft {
    return { ...draft, code: { phone, againAt: Date.now() + seconds * 1_000 }, confirmed: undefined }
  }

  function toSetCookie(next: OrderDraft) {
    return serializeOrderDraft(order.definition.name, next, args.request, args.context)
  }

  function redirectToStep(next: OrderDraft, hash: string) {
    return redirect(`${orderStepPath(order, step)}#${hash}`, {
      status: 303,
      headers: { 'Set-Cookie': toSetCookie(next) },
    })
  }

  function respondWithFieldError(
    field: string,
    error: OrderFieldError['error'],
    retryAfter?: number,
    next = draft,
    status = retryAfter ? 429 : 422,
  ) {
    const headers = new Headers({ 'Set-Cookie': toSetCookie(next) })
    if (retryAfter) headers.set('Retry-After', String(retryAfter))
    const answer = { intent: 'order' as const, step, values: formValues, fieldErrors: [{ field, error }] }
    return respondWithErrors(args, { ...answer, code: next.code }, { status, headers })
  }
}
