import type { ValidationError } from '~/features/dynamic-forms'
import type { LoanStep } from '../scenario'
import type { Draft } from './draft.server'

/** What is wrong with one field of a request: a word of `loan-request.field_errors`, and the figures it speaks of. */
export interface LoanFieldError {
  field: string
  error:
    | ValidationError['error']
    | 'phone_missing'
    | 'phone_invalid'
    | 'phone_unconfirmed'
    | 'code_length'
    | 'code_wrong'
    | 'code_expired'
    | 'code_spent'
    | 'code_wait'
    | 'code_too_often'
    | 'terms_missing'
    | 'rejected'
  args?: Record<string, string | number>
}

/** Why nothing was sent: the call failed, the bank said no, or too much was asked of it. */
export type LoanRequestFailure = 'failed' | 'refused' | 'too_often'

/** What an action found, for the page that it answers with. */
export interface LoanFormResult {
  intent: 'loan'
  draft: Draft
  /** The scenario as an address has it. */
  scenarioParams: string
  step: LoanStep | undefined
  fieldErrors: LoanFieldError[]
  /** The call for a code failed. */
  hasCodeFailed?: boolean
  failure?: LoanRequestFailure
}
