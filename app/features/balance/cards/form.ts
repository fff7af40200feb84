import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { idOf } from '~contract/forms/field-schemas'

const schema = z.object({ card_id: idOf() })

export const defaultCardForm = defineForm({
  id: 'default-card',
  intent: 'prefer',
  schema,
  failureKey: 'not_done',
})

export const deleteCardForm = defineForm({
  id: 'delete-card',
  intent: 'delete',
  schema,
  failureKey: 'not_done',
})
