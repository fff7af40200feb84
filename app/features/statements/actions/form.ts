import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { mobileNumber, optionalText, requiredText } from '~/forms/field-schemas'
import { needsComment, REPORT_REASONS } from '~contract/reports'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '~contract/values/text-lengths'

export const messageForm = defineForm({
  id: 'statement-message',
  intent: 'message',
  oneTime: true,
  schema: z.object({
    name: requiredText(MAX_LINE_LENGTH, { missing: 'name_missing', invalid: 'name_too_long' }),
    phone_number: mobileNumber(),
    message: requiredText(MAX_COMMENT_LENGTH, { missing: 'message_missing', invalid: 'message_too_long' }),
  }),
})

export const reportForm = defineForm({
  id: 'statement-report',
  intent: 'report',
  schema: z
    .object({
      reason: z.enum(REPORT_REASONS, 'reason_missing'),
      comment: optionalText(MAX_COMMENT_LENGTH, 'comment_too_long'),
    })
    .refine(({ reason, comment }) => !needsComment(reason) || comment !== '', {
      path: ['comment'],
      error: 'comment_missing',
    }),
})
