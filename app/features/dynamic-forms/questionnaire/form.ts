import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import type { FormField } from '../form-field'
import { schemaOfFields, schemaOfUncheckedFields } from '../form-schema'

const id = 'questionnaire'

/** Defines the form of a group of questions. */
export function defineGroupForm(fields: readonly FormField[]) {
  return defineForm({ id, intent: 'next', schema: schemaOfFields(fields) })
}

/** Defines the form of a group left by the button "back": invalid answers are saved too. */
export function defineUnfinishedForm(fields: readonly FormField[]) {
  return defineForm({ id, intent: 'back', schema: schemaOfUncheckedFields(fields) })
}

/** Form for reviewing all answers. */
export const reviewForm = defineForm({ id, intent: 'send', schema: z.object({}) })
