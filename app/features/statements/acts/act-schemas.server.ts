import { z } from 'zod'
import { georgianMobile, optionalText, requiredText } from '../../../http/form-fields.server'
import { reportReasons } from '../../../upstream/report-reasons'
import type { Mistake } from './act-forms'
import { LONGEST_NAME, LONGEST_TEXT } from './act-limits'

const word = (mistake: Mistake) => mistake

export const MessageForm = z.object({
  name: requiredText(LONGEST_NAME, { missing: word('name_missing'), wrong: word('name_long') }),
  phone_number: georgianMobile({ missing: word('phone_missing'), wrong: word('phone_wrong') }),
  message: requiredText(LONGEST_TEXT, { missing: word('message_missing'), wrong: word('message_long') }),
  // Ours, not typed: one that was tampered with only makes the message a new one.
  form_key: z.string().max(100).catch(''),
})

export type MessageForm = z.output<typeof MessageForm>

export const ReportForm = z
  .object({
    reason: z.enum(reportReasons, word('reason_missing')),
    comment: optionalText(LONGEST_TEXT, word('comment_long')),
  })
  .refine(({ reason, comment }) => reason !== 'other' || comment !== '', {
    path: ['comment'],
    error: word('comment_missing'),
  })
