import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { tooManyRequests } from '~backend/platform/http/errors'
import { declineError } from './decline-error'

/** Maximum redemptions a day from one network, which several people may share. */
const MAX_DAILY_PER_NETWORK = 3
const DAY_SECONDS = 86_400

interface Claim {
  promoCodeId: number
  userId: number
  visitor: string
}

/**
 * Records the redemption by the user's proved numbers. The row of the promo code must be locked.
 * @throws ApiError with the decline reason, or 429 for a network over the limit
 */
export async function claimPromoCode(transaction: Db, claim: Claim): Promise<void> {
  const numbers = await requireClaimable(transaction, claim)
  await transaction.query(
    `insert into promo_code_phones (promo_code_id, phone_number, user_id, visitor)
     select $1, unnest($2::text[]), $3, $4`,
    [claim.promoCodeId, numbers, claim.userId, claim.visitor],
  )
}

/**
 * Returns the user's proved numbers, if none of them has redeemed the code.
 * @throws ApiError as `claimPromoCode`
 */
async function requireClaimable(transaction: Db, { promoCodeId, userId, visitor }: Claim): Promise<string[]> {
  const { rows: users } = await transaction.query<Row<'users', 'valid_phone_numbers'>>(
    'select valid_phone_numbers from users where id = $1',
    [userId],
  )
  const numbers = [...new Set(users[0]?.valid_phone_numbers ?? [])]
  if (numbers.length === 0) throw declineError('promo_code_needs_phone')
  const waitSeconds = await getNetworkWait(transaction, promoCodeId, visitor)
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds)
  const { rowCount } = await transaction.query(
    'select from promo_code_phones where promo_code_id = $1 and phone_number = any($2) limit 1',
    [promoCodeId, numbers],
  )
  if (rowCount) throw declineError('promo_code_used')
  return numbers
}

async function getNetworkWait(transaction: Db, promoCodeId: number, visitor: string): Promise<number> {
  const { rows } = await transaction.query<{ users: number; wait: number }>(
    `select count(distinct user_id)::int as users,
            coalesce(ceil(extract(epoch from min(redeemed_at) - now())) + $3, 1)::int as wait
     from promo_code_phones
     where promo_code_id = $1 and visitor = $2 and redeemed_at > now() - make_interval(secs => $3)`,
    [promoCodeId, visitor, DAY_SECONDS],
  )
  const [found] = rows
  return found && found.users >= MAX_DAILY_PER_NETWORK ? Math.max(1, found.wait) : 0
}
