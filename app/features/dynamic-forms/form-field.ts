/** A field of a form that the upstream defines, in the shape of a bank's. */
export interface FormField {
  name: string
  /** What is asked. */
  title: string
  placeholder?: string | undefined
  type: 'text' | 'textarea' | 'number' | 'tel' | 'email' | 'date' | 'select' | 'radio' | 'checkbox' | 'file'
  isRequired: boolean
  /** What an answer must be, in the notation of the contract: `numeric|min:1`. */
  rules: string
  /** What to choose from; a checkbox without any is a single tick. */
  options?: { value: string; title: string }[]
}

/** By the names of the fields, as typed. Several ticks are one answer, parted by commas. */
export type Answers = Record<string, string>

/** Kinds of files that a form takes, and how large each may be, in bytes. */
export const FILE_KINDS = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']
export const MAX_FILE_BYTES = 5_000_000
