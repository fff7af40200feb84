import { z } from 'zod'
import { optionalText, REQUIRED } from '~contract/endpoints/fields'
import { needsComment, REPORT_REASONS } from '~contract/reports'
import { MAX_COMMENT_LENGTH } from '~contract/values/text-lengths'

export const ReportForm = z
  .object({
    reason: z.enum(REPORT_REASONS, {
      error: ({ input }) => (input ? `must be one of ${REPORT_REASONS.join(', ')}` : REQUIRED),
    }),
    comment: optionalText(MAX_COMMENT_LENGTH),
  })
  .refine(({ reason, comment }) => !needsComment(reason) || comment !== '', {
    path: ['comment'],
    error: REQUIRED,
  })

export type ReportForm = z.infer<typeof ReportForm>
