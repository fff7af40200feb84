import type { z } from 'zod'
import type { Locale } from '~backend/platform/localized-text'
import type { FieldType } from '~contract/form-fields'
import type { FormFieldRow } from '~contract/schemas/dynamic-forms'

export type LocalizedText = Record<Locale, string>

export interface FormField {
  name: string
  type: FieldType
  title: LocalizedText
  placeholder?: LocalizedText
  required: boolean
  /** Validation rules, such as `numeric|min:1`. */
  rules: string
  /**
   * Options of a select or checkbox. A checkbox without options is a single one with the value `1`.
   * Values contain no commas.
   */
  options?: readonly { value: string; title: LocalizedText }[]
}

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
