import type { SubmissionFailure } from '~/forms/submission-failure'
import type contact from '~locales/ka/contact.json'

export const CONTACT_PATH = '/contact'

/** Keys of the field errors in the namespace `contact`. */
export type ContactErrorKey = keyof (typeof contact)['field_errors']

/** A submission that was not accepted. */
export interface ContactFormResult {
  /** As typed. */
  values: Record<string, string>
  fieldErrors: { field: string; error: ContactErrorKey }[]
  /** Why nothing came of it where no field is to blame. */
  failure?: SubmissionFailure | undefined
}
