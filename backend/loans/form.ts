import type { BodyOf } from '~contract/endpoints/endpoint'
import type { loanEndpoints } from '~contract/endpoints/loans'

export type LoanForm = BodyOf<typeof loanEndpoints.request>
export type LeadForm = BodyOf<typeof loanEndpoints.createLead>

/** Fields of a loan request with and without an applicant. */
export type LoanTerms = Pick<LoanForm, keyof LoanForm & keyof LeadForm>
