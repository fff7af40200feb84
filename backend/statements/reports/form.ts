import { z } from 'zod'
import { optionalText, REQUIRED } from '../../http/form'

const REASONS = ['sold', 'wrong_price', 'wrong_place', 'fraud', 'other'] as const
const MOST_LETTERS = 1000

export const ReportForm = z
  .object({
    reason: z.enum(REASONS, {
      error: ({ input }) => (input ? `must be one of ${REASONS.join(', ')}` : REQUIRED),
    }),
    comment: optionalText(MOST_LETTERS),
  })
  .refine(({ reason, comment }) => reason !== 'other' || comment !== '', {
    path: ['comment'],
    error: REQUIRED,
  })

export type ReportForm = z.infer<typeof ReportForm>
