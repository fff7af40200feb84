import type contact from '../../../locales/ka/contact.json'
import type { ActFailure } from '../../http/act-failure'

export const CONTACT = '/contact'
export const LONGEST_MESSAGE = 2_000

/** What is wrong with a field, in the words of the namespace `contact`. */
export type ContactMistake = keyof (typeof contact)['mistakes']

/** A message that came back to whoever sent it. */
export interface ReturnedMessage {
  /** As typed. */
  values: Record<string, string>
  mistakes: { field: string; mistake: ContactMistake }[]
  /** Why nothing came of it where no field is to blame. */
  failure?: ActFailure | undefined
}
