import type { ErrorKey } from '~/forms/field-error'
import { useFormReply } from '~/forms/form-reply'
import { LOAN_REQUEST_FORM_ID } from './form'

/** Error of the form if the bank has refused a complete request. */
const FAILURES: readonly ErrorKey[] = ['refused', 'failed', 'too_often']
const REFUSED_FIELD: ErrorKey = 'rejected'

export interface FailedRequest {
  /** Failure of the whole request, unless single fields failed. */
  failure: ErrorKey | undefined
  /** Names of the fields that the bank refused. */
  refusedFields: string[]
}

/** Returns undefined unless a request has just failed. */
export function useFailedRequest(): FailedRequest | undefined {
  return findFailure(useFormReply(LOAN_REQUEST_FORM_ID)?.result.error ?? {})
}

/** @param errors errors by field name; `''` is the whole form */
export function findFailure(errors: Record<string, { key: ErrorKey } | null>): FailedRequest | undefined {
  const failure = FAILURES.find((key) => errors['']?.key === key)
  const refusedFields = Object.keys(errors).filter((name) => errors[name]?.key === REFUSED_FIELD)
  return failure || refusedFields.length > 0 ? { failure, refusedFields } : undefined
}
