import { z } from 'zod'
import { FIELD_TYPES } from '~contract/form-fields'
import { LocalizedSchema } from '../localized-schema'

/** Field of a form. One that is not said to be required is optional. */
export const FieldSchema = z
  .strictObject({
    name: z.string().regex(/^[a-z][a-z_]*$/),
    type: z.enum(FIELD_TYPES),
    title: LocalizedSchema,
    placeholder: LocalizedSchema.optional(),
    required: z.literal(true).optional(),
    rules: z.string().min(1).optional(),
    options: z
      .array(z.strictObject({ value: z.string().regex(/^[^,]+$/, 'has a comma'), title: LocalizedSchema }))
      .min(2)
      .optional(),
  })
  .transform(({ placeholder, options, required = false, rules = '', ...field }) => ({
    ...field,
    required,
    rules,
    ...(placeholder && { placeholder }),
    ...(options && { options }),
  }))
