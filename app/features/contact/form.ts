import type { SubmissionFailure } from '~/forms/submission-failure'
import type contact from '~locales/ka/contact.json'

export const CONTACT_PATH = '/contact'

/** Keys of the field errors in the namespace `contact`. */
export type ContactErrorKey = keyof (typeof contact)['field_errors']

/** A submission that was not accepted, with the values as typed. */
export interface ContactFormResult {
  values: Record<string, string>
  fieldErrors: { field: string; error: ContactErrorKey }[]
  /** The reason when no field is at fault. */
  failure?: SubmissionFailure | undefined
}
