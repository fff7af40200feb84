import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { APPROVAL_DECISIONS } from '~contract/operator-approvals'

/** Buttons of a pending approval. */
export const approvalForm = defineForm({
  id: 'approval',
  intent: 'approval',
  schema: z.object({
    id: z.uuid('rejected'),
    decision: z.enum(APPROVAL_DECISIONS, 'rejected'),
  }),
  failureKey: 'not_done',
})
