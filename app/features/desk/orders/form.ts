import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { idOf, lariAmount, optionalText, requiredText, toAreaIssue } from '~/forms/field-schemas'
import type { FileLimits } from '~contract/form-limits'
import { MAX_DOCUMENT_BYTES, MAX_ORDER_TEXT_LENGTH, type OrderAct } from '~contract/operator-orders'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { toLari } from '~contract/values/money'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { readArea } from '~contract/values/typed-measure'
import { parseDay, parseTime } from '~contract/values/typed-time'
import { documentUpload } from './uploads'

const MAX_URL_LENGTH = 500

const day = requiredText(MAX_LINE_LENGTH, { missing: 'day_invalid' }).transform((text, context) => {
  const day = parseDay(text)
  if (day !== undefined && day >= toGeorgianDate(new Date())) return day
  context.addIssue('day_invalid')
  return z.NEVER
})
const time = requiredText(MAX_LINE_LENGTH, { missing: 'visit_time_missing' }).transform((text, context) => {
  const time = parseTime(text)
  if (time === undefined) context.addIssue('visit_time_missing')
  return time ?? z.NEVER
})
const area = requiredText(MAX_LINE_LENGTH, { missing: 'area_missing' }).transform((text, context) => {
  const area = readArea(text)
  if ('squareMetres' in area && area.squareMetres > 0) return String(area.squareMetres)
  context.addIssue({ code: 'custom', ...toAreaIssue(area) })
  return z.NEVER
})

/**
 * Handling of repetitions. A released order can be taken again and a visit moved back; notes and refunds
 * could be accidental.
 */
const REPEATED: Partial<Record<OrderAct, 'answered' | 'asked'>> = { note: 'answered', refund: 'asked' }

function defineActForm<Act extends OrderAct, Schema extends z.ZodObject>(
  act: Act,
  schema: Schema,
  files?: FileLimits,
) {
  const form = defineForm({
    id: `order-act-${act}`,
    intent: act,
    oneTime: true,
    repeated: REPEATED[act] ?? 'accepted',
    schema,
    ...(files && { files }),
  })
  return Object.assign(form, { act })
}

export const takeForm = defineActForm('take', z.object({}))
export const releaseForm = defineActForm('release', z.object({}))
export const noteForm = defineActForm(
  'note',
  z.object({ text: requiredText(MAX_ORDER_TEXT_LENGTH, { missing: 'note_missing' }) }),
)
export const visitForm = defineActForm(
  'visit',
  z.object({
    date: day,
    time,
  }),
)
export const areaForm = defineActForm('area', z.object({ area }))
export const tourForm = defineActForm(
  'tour',
  z.object({
    statement: idOf('statement_missing'),
    url: requiredText(MAX_URL_LENGTH, { missing: 'tour_url_missing' }),
  }),
)
export const boostForm = defineActForm('boost', z.object({ date: day }))
export const doneForm = defineActForm('done', z.object({ text: optionalText(MAX_ORDER_TEXT_LENGTH) }))
const refund = lariAmount().transform((tetri) => String(toLari(tetri)))
export const cancelOrderForm = defineActForm(
  'call_off',
  z.object({
    amount: refund,
    text: requiredText(MAX_ORDER_TEXT_LENGTH, { missing: 'call_off_reason_missing' }),
  }),
)
export const refundForm = defineActForm(
  'refund',
  z.object({
    amount: refund.refine((lari) => lari !== '0', 'amount_invalid'),
    text: requiredText(MAX_ORDER_TEXT_LENGTH, { missing: 'call_off_reason_missing' }),
  }),
)
/**
 * Form of the gallery. Its files are stored one by one as they arrive, so it only reports the rejected ones.
 */
export const galleryForm = defineForm({
  id: 'order-gallery',
  schema: z.object({ photos: z.unknown() }),
})
export const documentForm = defineActForm(
  'document',
  z.object({
    document: z
      .instanceof(File, { message: 'document_missing' })
      .refine((file) => file.size > 0, 'document_missing')
      .refine((file) => file.size <= MAX_DOCUMENT_BYTES, 'document_rejected'),
  }),
  documentUpload.files,
)

/** Forms of all acts except refunds and the document, which is a file. */
export const actForms = [takeForm, releaseForm, noteForm, visitForm, areaForm, tourForm, boostForm, doneForm]
/** Forms that refund a part of the payment. */
export const refundForms = [cancelOrderForm, refundForm]
