import type { FieldType } from '~contract/form-fields'

/** A field of a form that the upstream defines, in the shape of a bank's. */
export interface FormField {
  name: string
  /** What is asked. */
  title: string
  placeholder?: string | undefined
  type: FieldType
  isRequired: boolean
  /** What an answer must be, in the notation of the contract: `numeric|min:1`. */
  rules: string
  /** What to choose from; a checkbox without any is a single tick. */
  options?: { value: string; title: string }[]
}

/** By the names of the fields, as typed. Several ticks are one answer, parted by commas. */
export type Answers = Record<string, string>
