import { z } from 'zod'
import {
  APPROVAL_DECISIONS,
  MAX_EMAIL_LENGTH,
  MAX_ORDER_TEXT_LENGTH,
  MAX_PAYMENT_SEARCH_LENGTH,
  MAX_REFUND_TEXT_LENGTH,
  MAX_SUBJECT_LENGTH,
  MAX_USER_SEARCH_LENGTH,
  MIN_USER_SEARCH_LENGTH,
} from '../desk'
import { MAX_REFUSAL_LENGTH } from '../draft-reviews'
import { MAX_WAITING_DAYS } from '../leads'
import { DAY_MS, toGeorgianDate } from '../values/georgian-time'
import { MAX_LINE_LENGTH } from '../values/text-lengths'
import { parseTime } from '../values/typed-time'
import {
  futureDay,
  idOf,
  optionalEmail,
  optionalText,
  requiredArea,
  requiredText,
  typedLari,
} from './field-schemas'

const MAX_URL_LENGTH = 500

const time = requiredText(MAX_LINE_LENGTH, { missing: 'visit_time_missing' }).transform(
  (text, context): string => {
    const time = parseTime(text)
    if (time === undefined) context.addIssue('visit_time_missing')
    return time ?? z.NEVER
  },
)

const refundReason = requiredText(MAX_ORDER_TEXT_LENGTH, { missing: 'call_off_reason_missing' })

/** Fields of an operator's acts on an order, except the document, which is a file. */
export const orderActFields = {
  take: z.object({}),
  release: z.object({}),
  note: z.object({ text: requiredText(MAX_ORDER_TEXT_LENGTH, { missing: 'note_missing' }) }),
  visit: z.object({ date: futureDay(), time }),
  area: z.object({ area: requiredArea() }),
  tour: z.object({
    statement: idOf('statement_missing'),
    url: requiredText(MAX_URL_LENGTH, { missing: 'tour_url_missing' }),
  }),
  boost: z.object({ date: futureDay() }),
  done: z.object({ text: optionalText(MAX_ORDER_TEXT_LENGTH) }),
  refund: z.object({ amount: typedLari({ min: 1 }), text: refundReason }),
  call_off: z.object({ amount: typedLari(), text: refundReason }),
}

/** Colleague who receives a lead. */
export const leadHandOverFields = z.object({ operator_id: idOf('operator_missing') })

/** Day from which a lead that waits for its sender is open again. */
export const leadWaitFields = z.object({
  until: futureDay('waiting_day_invalid').refine((day) => {
    const days = (limit: number) => toGeorgianDate(new Date(Date.now() + limit * DAY_MS))
    return day > days(0) && day <= days(MAX_WAITING_DAYS)
  }, 'waiting_day_invalid'),
})

export const paymentSearchFields = z.object({
  text: requiredText(MAX_PAYMENT_SEARCH_LENGTH),
})

/** Number that identifies a payment at the bank. */
export const settlementFields = z.object({ bank_number: optionalText(MAX_LINE_LENGTH) })

export const paymentRefundFields = z.object({
  amount: typedLari({ min: 1 }),
  text: requiredText(MAX_REFUND_TEXT_LENGTH, { missing: 'call_off_reason_missing' }),
})

export const userSearchFields = z.object({
  text: requiredText(MAX_USER_SEARCH_LENGTH, { missing: 'user_search_missing' }).pipe(
    z.string().min(MIN_USER_SEARCH_LENGTH, 'user_search_missing'),
  ),
})

export const approvalFields = z.object({ decision: z.enum(APPROVAL_DECISIONS, 'rejected') })

/** Reason for which a draft is refused. */
export const refusalFields = z.object({
  reason: requiredText(MAX_REFUSAL_LENGTH, { missing: 'refusal_reason_missing' }),
})

/** Questionnaire; one without an email is a template. */
export const questionnaireFields = z.object({
  email: optionalEmail(MAX_EMAIL_LENGTH),
  subject_ka: requiredText(MAX_SUBJECT_LENGTH, { missing: 'subject_ka_missing' }),
  subject_en: requiredText(MAX_SUBJECT_LENGTH, { missing: 'subject_en_missing' }),
  subject_ru: requiredText(MAX_SUBJECT_LENGTH, { missing: 'subject_ru_missing' }),
})
