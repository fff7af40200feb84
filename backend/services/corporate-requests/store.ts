import type { Db } from '~backend/platform/db/pool'
import type { appraisalEndpoints } from '~contract/endpoints/appraisals'
import type { BodyOf } from '~contract/endpoints/endpoint'

type CorporateRequest = BodyOf<typeof appraisalEndpoints.requestCompanyCall> & {
  userId: number | undefined
}

/** @returns true if the request is new */
export async function saveCorporateRequest(
  transaction: Db,
  { userId, company, phone_number, idempotency_key }: CorporateRequest,
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `insert into corporate_appraisal_requests (user_id, company, phone_number, idempotency_key)
     values ($1, $2, $3, $4) on conflict (idempotency_key) do nothing`,
    [userId, company, phone_number, idempotency_key],
  )
  return rowCount === 1
}
