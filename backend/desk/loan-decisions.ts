import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { ApiError, invalidField } from '~backend/platform/http/errors'
import { LOAN_DECISIONS, type LoanDecision } from '~contract/leads'
import type { LoanRequestState } from '~contract/loans'

/**
 * Records the bank's decision, which the applicant then sees. A later decision can replace it.
 * @returns the previous decision
 * @param shownState decision shown to the operator
 * @throws ApiError 409 if another decision was recorded meanwhile, 422 for another kind of lead
 */
export async function decideLoan(
  transaction: Db,
  lead: Row<'leads', 'kind' | 'source_id'>,
  decision: LoanDecision,
  shownState?: string,
): Promise<LoanRequestState> {
  if (lead.kind !== 'loan_request') throw invalidField('act', 'is of requests for loans')
  const { rows } = await transaction.query<Row<'loan_requests', 'state'>>(
    'select state from loan_requests where id = $1::integer for update',
    [lead.source_id],
  )
  const before = rows[0]?.state ?? 'sent'
  if (shownState !== undefined && shownState !== before && before !== LOAN_DECISIONS[decision])
    throw new ApiError(409, 'Another decision has been recorded')
  await transaction.query('update loan_requests set state = $2 where id = $1::integer', [
    lead.source_id,
    LOAN_DECISIONS[decision],
  ])
  return before
}
