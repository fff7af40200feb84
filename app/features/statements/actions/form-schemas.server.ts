import { z } from 'zod'
import { georgianMobile, optionalText, requiredText } from '~/forms/field-schemas.server'
import { needsComment, REPORT_REASONS } from '~contract/reports'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import type { FieldErrorKey } from './form'

const errorKey = (key: FieldErrorKey) => key

export const MessageInput = z.object({
  name: requiredText(MAX_LINE_LENGTH, {
    missing: errorKey('name_missing'),
    invalid: errorKey('name_too_long'),
  }),
  phone_number: georgianMobile({ missing: errorKey('phone_missing'), invalid: errorKey('phone_invalid') }),
  message: requiredText(MAX_COMMENT_LENGTH, {
    missing: errorKey('message_missing'),
    invalid: errorKey('message_too_long'),
  }),
  // A manipulated key only makes the message a new one.
  form_key: z.string().max(100).catch(''),
})

export type MessageInput = z.output<typeof MessageInput>

export const ReportInput = z
  .object({
    reason: z.enum(REPORT_REASONS, errorKey('reason_missing')),
    comment: optionalText(MAX_COMMENT_LENGTH, errorKey('comment_too_long')),
  })
  .refine(({ reason, comment }) => !needsComment(reason) || comment !== '', {
    path: ['comment'],
    error: errorKey('comment_missing'),
  })
