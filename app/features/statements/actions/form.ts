import type { SubmissionFailure } from '~/forms/submission-failure'
import type statementActions from '~locales/ka/statement-actions.json'

export type StatementIntent = 'message' | 'report'

/** Keys of namespace `statement-actions`. */
export type FieldErrorKey = keyof (typeof statementActions)['field_errors']

export interface RejectedSubmission {
  intent: StatementIntent
  values: Record<string, string>
  mistakes: { field: string; mistake: FieldErrorKey }[]
  /** The reason when no field is at fault. */
  failure?: SubmissionFailure | undefined
}

export function getFormState(intent: StatementIntent, submission: RejectedSubmission | undefined) {
  const own = submission?.intent === intent ? submission : undefined
  return {
    returned: own,
    value: (field: string) => own?.values[field],
    mistake: (field: string) => own?.mistakes.find((one) => one.field === field)?.mistake,
    id: (field: string) => `${intent}-${field}`,
  }
}
