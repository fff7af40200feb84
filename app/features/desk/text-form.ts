import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { requiredText } from '~contract/forms/field-schemas'
import type { FormErrorKey } from '~contract/forms/form-errors'

interface TextFormOptions {
  id: string
  intent: string
  maxLength: number
  /** Error of an empty text. */
  missing: FormErrorKey
  /** True if the same text is allowed again. */
  isRepeatable?: boolean
}

/** Defines the form of an act that requires a text. */
export function defineTextForm({ id, intent, maxLength, missing, isRepeatable }: TextFormOptions) {
  return defineForm({
    id,
    intent,
    oneTime: true,
    repeated: isRepeatable ? 'accepted' : 'answered',
    schema: z.object({ text: requiredText(maxLength, { missing }) }),
  })
}
