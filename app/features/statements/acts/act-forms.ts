import type acts from '../../../../locales/ka/acts.json'
import type { ActFailure } from '../../../http/act-failure'

/** What a visitor can send from a statement's page: the values of `intent`. */
export type Intent = 'message' | 'report'

/** What is wrong with a field, in the words of the namespace `acts`. */
export type Mistake = keyof (typeof acts)['mistakes']

/** A form that came back to whoever sent it. */
export interface ReturnedForm {
  intent: Intent
  /** As typed. */
  values: Record<string, string>
  mistakes: { field: string; mistake: Mistake }[]
  /** Why nothing came of it where no field is to blame. */
  failure?: ActFailure | undefined
}

/** What one form of the page needs to know of the one that came back. */
export function returnedTo(intent: Intent, returned: ReturnedForm | undefined) {
  const own = returned?.intent === intent ? returned : undefined
  return {
    returned: own,
    value: (field: string) => own?.values[field],
    mistake: (field: string) => own?.mistakes.find((one) => one.field === field)?.mistake,
    id: (field: string) => `${intent}-${field}`,
  }
}
