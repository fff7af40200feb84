import type { FieldType } from '~contract/form-fields'

/** Field defined by the upstream, with the same shape as a bank's. */
export interface FormField {
  name: string
  title: string
  placeholder?: string | undefined
  type: FieldType
  isRequired: boolean
  /** Rules in the contract's notation: `numeric|min:1`. */
  rules: string
  /** Options; a checkbox without options is a single one. */
  options?: { value: string; title: string }[]
}

/** Answers by field name; several ticks are joined by commas. */
export type Answers = Record<string, string>
