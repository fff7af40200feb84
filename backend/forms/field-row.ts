import { type FieldType, parseFormOptions } from '~contract/form-fields'
import type { FormField } from './field'

/** Columns shared by form fields and questions. */
export interface FieldTexts {
  title_ka: string
  title_en: string
  title_ru: string
  placeholder_ka: string
  placeholder_en: string
  placeholder_ru: string
  is_required: boolean
  rules: string
  options: string
}

export function toField(row: FieldTexts & { key: string; type: FieldType }): FormField {
  const options = parseFormOptions(row.options) ?? []
  return {
    name: row.key,
    type: row.type,
    title: { ka: row.title_ka, en: row.title_en, ru: row.title_ru },
    placeholder: { ka: row.placeholder_ka, en: row.placeholder_en, ru: row.placeholder_ru },
    required: row.is_required,
    rules: row.rules,
    ...(options.length > 0 && { options }),
  }
}
