import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { idOf } from '~/forms/field-schemas'

/** Buys the number of somebody who looks for a home. */
export const requestNumberForm = defineForm({
  id: 'request-number',
  intent: 'ask',
  oneTime: true,
  repeated: 'accepted',
  schema: z.object({ client: idOf() }),
  failureKey: 'not_done',
})
