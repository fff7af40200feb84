import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { idOf } from '~contract/forms/field-schemas'

/** Form that buys the contact number of a home seeker. */
export const requestNumberForm = defineForm({
  id: 'request-number',
  intent: 'ask',
  oneTime: true,
  repeated: 'accepted',
  schema: z.object({ client: idOf() }),
  failureKey: 'not_done',
})
