import { defineForm } from '~/forms/define-form'
import { personalFields } from '~contract/forms/profile'

export const namesForm = defineForm({
  id: 'own-names',
  intent: 'save_names',
  // Companies have no birth date and no sex.
  schema: personalFields.omit({ phone_number: true }).partial({ birth_date: true, sex: true }),
})

export const phoneForm = defineForm({
  id: 'own-phone',
  intent: 'save_phone',
  draft: 'own-phone',
  phoneProof: 'account',
  isSentWhenProved: true,
  schema: personalFields.pick({ phone_number: true }),
})
