import { z } from 'zod'
import { optionalText, REQUIRED } from '~backend/platform/http/form'
import { REPORT_REASONS } from '~contract/reports'

const MAX_COMMENT_LETTERS = 1000

export const ReportForm = z
  .object({
    reason: z.enum(REPORT_REASONS, {
      error: ({ input }) => (input ? `must be one of ${REPORT_REASONS.join(', ')}` : REQUIRED),
    }),
    comment: optionalText(MAX_COMMENT_LETTERS),
  })
  .refine(({ reason, comment }) => reason !== 'other' || comment !== '', {
    path: ['comment'],
    error: REQUIRED,
  })

export type ReportForm = z.infer<typeof ReportForm>
