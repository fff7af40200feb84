import type { SubmissionFailure } from '~/forms/submission-failure'
import type statementActions from '../../../../locales/ka/statement-actions.json'

/** What a visitor can send from a statement's page: the values of `intent`. */
export type StatementIntent = 'message' | 'report'

/** What is wrong with a field, in the words of the namespace `statement-actions`. */
export type FieldErrorKey = keyof (typeof statementActions)['field_errors']

/** A form that came back to whoever sent it. */
export interface RejectedSubmission {
  intent: StatementIntent
  /** As typed. */
  values: Record<string, string>
  mistakes: { field: string; mistake: FieldErrorKey }[]
  /** Why nothing came of it where no field is to blame. */
  failure?: SubmissionFailure | undefined
}

/** What one form of the page needs to know of the one that came back. */
export function getFormState(intent: StatementIntent, submission: RejectedSubmission | undefined) {
  const own = submission?.intent === intent ? submission : undefined
  return {
    returned: own,
    value: (field: string) => own?.values[field],
    mistake: (field: string) => own?.mistakes.find((one) => one.field === field)?.mistake,
    id: (field: string) => `${intent}-${field}`,
  }
}
