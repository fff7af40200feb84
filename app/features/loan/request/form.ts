import type { ValidationError } from '~/features/dynamic-forms'
import type { LoanStep } from '../scenario'
import type { Draft } from './draft.server'

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

export type LoanRequestFailure = 'failed' | 'refused' | 'too_often'

export interface LoanFormResult {
  intent: 'loan'
  draft: Draft
  scenarioParams: string
  step: LoanStep | undefined
  fieldErrors: LoanFieldError[]
  hasCodeFailed?: boolean
  failure?: LoanRequestFailure
}
