import type { z } from 'zod'
import type { Locale } from '~backend/dictionaries/localized'
import type { FieldType } from '~contract/form-fields'
import type { FormFieldRow } from '~contract/schemas/dynamic-forms'

export type LocalizedText = Record<Locale, string>

/** A field as a row keeps it, in the shape of a bank's. */
export interface FormField {
  name: string
  type: FieldType
  title: LocalizedText
  placeholder?: LocalizedText
  required: boolean
  /** What an answer must be: `numeric|min:1`. */
  rules: string
  /** What to choose from. A checkbox without any is a single tick, whose answer is `1`. Values hold no commas. */
  options?: readonly { value: string; title: LocalizedText }[]
}

/** A field as the contract carries it. */
export function toFieldJson(field: FormField, locale: Locale): z.input<typeof FormFieldRow> {
  return {
    name: field.name,
    title: field.title[locale],
    placeholder: field.placeholder?.[locale] ?? '',
    type: field.type,
    required: field.required ? 1 : 0,
    rules: field.rules,
    options: (field.options ?? []).map(({ value, title }) => ({ value, title: title[locale] })),
  }
}
