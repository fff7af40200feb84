import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { readVisitor } from '../../../../http/visitor.server'
import { askForCode, tryCode } from '../../../phone-proof/index.server'
import { addressOf } from '../choice'
import { keepOrderDraft, type OrderDraft } from '../draft.server'
import { type FieldMistake, mistakeOf, readFields, tidyAnswer, type Values } from '../fields'
import type { Order } from '../read.server'
import { comeBack } from '../returned.server'
import { isProven } from './proven'

/** A wait beyond this is not for the next code: the number has had too many for a day. */
const LONGEST_WAIT = 600

const PHONE = { name: 'phone_number', kind: 'phone', isRequired: true } as const

/** The number of a form; one that nothing proves is not enough to go on. */
export function readPhonePart(order: Order, typed: Values): { values: Values; mistakes: FieldMistake[] } {
  const read = readFields([PHONE], typed)
  if (read.mistakes.length > 0 || isProven(order, read.values.phone_number)) return read
  return { ...read, mistakes: [{ field: 'phone_number', mistake: 'phone_unconfirmed' }] }
}

/** Sends a code to the number that was typed, or checks one; the other answers of the step are kept. */
export async function provePhone(
  args: ActionFunctionArgs,
  order: Order,
  { step, typed, draft }: { step: number; typed: Values; draft: OrderDraft },
) {
  const visitor = readVisitor(args)
  const phone = tidyAnswer(PHONE, typed.phone_number ?? '')
  const wrong = mistakeOf(PHONE, phone)
  if (wrong) return mend('phone_number', wrong)
  if (isProven(order, phone)) return goOn(draft, 'order-phone_number')
  return typed.intent === 'send_code' ? send() : confirm()

  async function send() {
    const asked = await askForCode(visitor, phone, order.user !== undefined)
    switch (asked.is) {
      case 'sent':
        return goOn(waiting(asked.seconds), 'order-code')
      case 'early':
        if (asked.seconds > LONGEST_WAIT) return mend('phone_number', 'code_too_often', asked.seconds)
        // Another page of this visitor has asked: its code is on its way, and can be entered here.
        return mend('code', 'code_wait', asked.seconds, waiting(asked.seconds))
      case 'refused':
        return mend('phone_number', 'phone_wrong')
      case 'failed':
        return mend('phone_number', 'code_failed', undefined, draft, asked.status)
    }
  }

  async function confirm() {
    if (draft.code?.phone !== phone) return mend('phone_number', 'phone_unconfirmed')
    const tried = await tryCode(visitor, phone, typed.code ?? '', order.user !== undefined)
    switch (tried.is) {
      case 'confirmed':
        return goOn(
          { ...draft, code: undefined, confirmed: { phone, proof: tried.proof } },
          'order-phone_number',
        )
      case 'early':
        return mend('phone_number', 'code_too_often', tried.seconds)
      case 'failed':
        return mend('code', 'code_failed', undefined, draft, tried.status)
      default:
        return mend('code', `code_${tried.is}`)
    }
  }

  function waiting(seconds: number): OrderDraft {
    return { ...draft, code: { phone, againAt: Date.now() + seconds * 1_000 }, confirmed: undefined }
  }

  function kept(next: OrderDraft) {
    return keepOrderDraft(order.definition.name, next, args.request, args.context)
  }

  function goOn(next: OrderDraft, hash: string) {
    return redirect(`${addressOf(order, step)}#${hash}`, {
      status: 303,
      headers: { 'Set-Cookie': kept(next) },
    })
  }

  function mend(
    field: string,
    mistake: FieldMistake['mistake'],
    retryAfter?: number,
    next = draft,
    status = retryAfter ? 429 : 422,
  ) {
    const headers = new Headers({ 'Set-Cookie': kept(next) })
    if (retryAfter) headers.set('Retry-After', String(retryAfter))
    const answer = { intent: 'order' as const, step, values: typed, mistakes: [{ field, mistake }] }
    return comeBack(args, { ...answer, code: next.code }, { status, headers })
  }
}
