import type { Db } from '~backend/platform/db/pool'

interface CorporateRequest {
  userId: number | undefined
  company: string
  phoneNumber: string
  /** Idempotency key; a repeat with it is the same request. */
  idempotencyKey: string | null
}

/** @returns true if the request is new */
export async function saveCorporateRequest(
  transaction: Db,
  { userId, company, phoneNumber, idempotencyKey }: CorporateRequest,
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `insert into corporate_appraisal_requests (user_id, company, phone_number, idempotency_key)
     values ($1, $2, $3, $4) on conflict (idempotency_key) do nothing`,
    [userId, company, phoneNumber, idempotencyKey],
  )
  return rowCount === 1
}
