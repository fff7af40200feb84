import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { idOf } from '~contract/forms/field-schemas'

export const leaveCompanyForm = defineForm({
  id: 'leave-company',
  intent: 'leave',
  schema: z.object({ company: idOf() }),
  failureKey: 'not_done',
})
