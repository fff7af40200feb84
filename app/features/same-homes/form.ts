import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { idOf } from '~contract/forms/field-schemas'

/** Button by which an owner separates a statement from the others. */
export const separateForm = defineForm({
  id: 'separate-home',
  schema: z.object({ statement: idOf() }),
  failureKey: 'not_done',
})
