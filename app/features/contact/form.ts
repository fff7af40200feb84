import type { SubmissionFailure } from '~/forms/submission-failure'
import type contact from '~locales/ka/contact.json'

export const CONTACT_PATH = '/contact'

/** What is wrong with a field, in the words of the namespace `contact`. */
export type ContactErrorKey = keyof (typeof contact)['field_errors']

/** A message that came back to whoever sent it. */
export interface ContactFormResult {
  /** As typed. */
  values: Record<string, string>
  fieldErrors: { field: string; error: ContactErrorKey }[]
  /** Why nothing came of it where no field is to blame. */
  failure?: SubmissionFailure | undefined
}
