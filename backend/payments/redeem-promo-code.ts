import { createHash } from 'node:crypto'
import type pg from 'pg'
import { postTransaction } from '~backend/ledger/post-transaction'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { declineError } from './decline-error'
import { claimPromoCode } from './promo-code-phones'

type PromoCodeRow = Row<'promo_codes', 'id' | 'amount'> & {
  has_begun: boolean
  is_expired: boolean
  is_spent: boolean
}

export type Redemption = {
  userId: number
  code: string
  key: string | null
  /** Pseudonym of the network. */
  visitor: string
}

/**
 * Redeems a promo code. Attempts are rate-limited against guessing and repeated registration.
 * @returns the resulting payment
 * @throws ApiError with the decline reason, 401 once the account is closed, or 429
 */
export async function redeemPromoCode(pool: pg.Pool, redemption: Redemption): Promise<number> {
  const { userId, key } = redemption
  const code = normalizeCode(redemption.code)
  const hash = createHash('sha256').update(`promo ${code}`).digest()
  // A separate transaction, so that failed attempts count too.
  await inTransaction(pool, (transaction) => consumeRateLimit(transaction, 'promo_code', `user ${userId}`))
  return inAccountTransaction(pool, userId, async (transaction) => {
    const { promo, paidId } = await findUsableCode(transaction, redemption)
    if (paidId !== undefined) return paidId
    await claimPromoCode(transaction, { promoCodeId: promo.id, ...redemption })

    await transaction.query('update promo_codes set uses = uses + 1 where id = $1', [promo.id])
    const added = await transaction.query<Row<'payments', 'id'>>(
      `insert into payments (user_id, purpose, amount, state, method, promo_code_id, idempotency_key, sent_hash,
         started_at, finished_at)
       values ($1, 'promo_code', $2, 'succeeded', 'promo_code', $3, $4, $5, now(), now())
       on conflict (user_id, idempotency_key) do nothing
       returning id`,
      [userId, promo.amount, promo.id, key, hash],
    )
    const paymentId = added.rows[0]?.id
    // The key belongs to another payment, so this is not a repeat.
    if (paymentId === undefined) throw declineError('promo_code_used')
    await postTransaction(transaction, {
      key: `promo_code:${promo.id}:${userId}`,
      cause: 'promo_code',
      paymentId,
      from: { code: 'promotions' },
      to: { userId },
      tetri: promo.amount,
    })
    return paymentId
  })
}

/**
 * Finds the code and locks its row, so that concurrent redemptions wait here.
 * @returns `paidId`: the payment made with the same key, which is not a second use
 */
async function findUsableCode(transaction: Db, { userId, code, key }: Redemption) {
  const { rows } = await transaction.query<PromoCodeRow>(
    `select id, amount, begins_at <= now() as has_begun, coalesce(expires_at <= now(), false) as is_expired,
       coalesce(uses >= most_uses, false) as is_spent
     from promo_codes where code = $1 for update`,
    [normalizeCode(code)],
  )
  const [promo] = rows
  if (!promo?.has_begun) throw declineError('promo_code_unknown')
  const payments = await transaction.query<Row<'payments', 'id' | 'idempotency_key'>>(
    'select id, idempotency_key from payments where promo_code_id = $1 and user_id = $2',
    [promo.id, userId],
  )
  const [used] = payments.rows
  if (used && key && used.idempotency_key === key) return { promo, paidId: used.id }
  if (used) throw declineError('promo_code_used')
  if (promo.is_expired) throw declineError('promo_code_expired')
  if (promo.is_spent) throw declineError('promo_code_spent')
  return { promo, paidId: undefined }
}

/** Capitalizes Latin letters only, because databases differ in upper-casing Georgian. */
function normalizeCode(code: string): string {
  return code
    .trim()
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    .replaceAll('\0', '')
}
