import type { SubmissionFailure } from '~/forms/submission-failure'
import type statementActions from '~locales/ka/statement-actions.json'

export type StatementIntent = 'message' | 'report'

/** Keys of namespace `statement-actions`. */
export type FieldErrorKey = keyof (typeof statementActions)['field_errors']

export interface RejectedSubmission {
  intent: StatementIntent
  values: Record<string, string>
  fieldErrors: { field: string; error: FieldErrorKey }[]
  /** The reason when no field is at fault. */
  failure?: SubmissionFailure | undefined
}

export function getFormState(intent: StatementIntent, submission: RejectedSubmission | undefined) {
  const own = submission?.intent === intent ? submission : undefined
  return {
    formResult: own,
    value: (field: string) => own?.values[field],
    findError: (field: string) => own?.fieldErrors.find((one) => one.field === field)?.error,
    id: (field: string) => `${intent}-${field}`,
  }
}
