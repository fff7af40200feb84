import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { approvalFields } from '~contract/forms/desk'

/** Buttons of a pending approval. */
export const approvalForm = defineForm({
  id: 'approval',
  intent: 'approval',
  schema: approvalFields.extend({ id: z.uuid('rejected') }),
  failureKey: 'not_done',
})
