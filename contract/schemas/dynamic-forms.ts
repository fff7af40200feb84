import { z } from 'zod'
import { FIELD_TYPES } from '../form-fields'
import { id, optionalText } from './primitives'

export const FormFieldRow = z.object({
  name: z.string().min(1),
  title: z.string(),
  placeholder: optionalText,
  // Unknown types become a text field.
  type: z.enum(FIELD_TYPES).catch('text'),
  required: z.union([z.number(), z.boolean()]).nullish(),
  rules: z.string().nullish(),
  options: z.array(z.object({ value: z.coerce.string<string | number>(), title: z.string() })).nullish(),
})

/** `GET /dynamic-forms/{id}` */
export const DynamicForm = z.object({
  id,
  title: z.string(),
  description: optionalText,
  thank_you: optionalText,
  is_closed: z.boolean().nullish(),
  fields: z.array(FormFieldRow),
})

/** `GET /evaluation/questionnaire/{id}` */
export const Questionnaire = z.object({
  id: z.string(),
  subject: z.string(),
  groups: z.array(z.object({ title: z.string(), fields: z.array(FormFieldRow) })).min(1),
  answers: z.record(z.string(), z.string()),
  is_answered: z.boolean(),
})
