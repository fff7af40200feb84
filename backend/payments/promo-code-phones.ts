import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { tooManyRequests } from '~backend/platform/http/errors'
import { declineError } from './decline-error'

/** Several people may share a network. */
const MAX_DAILY_PER_NETWORK = 3
const DAY_SECONDS = 86_400

interface Claim {
  promoCodeId: number
  userId: number
  visitor: string
}

/**
 * Records who redeems the code, by the numbers that codes have proved; the row of the promo code is locked.
 * @throws ApiError with the decline reason, or 429 for a network that has redeemed it often
 */
export async function claimPromoCode(
  transaction: Db,
  { promoCodeId, userId, visitor }: Claim,
): Promise<void> {
  const { rows: users } = await transaction.query<Row<'users', 'valid_phone_numbers'>>(
    'select valid_phone_numbers from users where id = $1',
    [userId],
  )
  const numbers = users[0]?.valid_phone_numbers ?? []
  if (numbers.length === 0) throw declineError('promo_code_needs_phone')
  const waitSeconds = await getNetworkWait(transaction, promoCodeId, visitor)
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds)
  const { rowCount } = await transaction.query(
    `insert into promo_code_phones (promo_code_id, phone_number, user_id, visitor)
     select $1, phone_number, $3, $4 from (select distinct unnest($2::text[]) as phone_number) as proved
     on conflict do nothing`,
    [promoCodeId, numbers, userId, visitor],
  )
  if (rowCount !== new Set(numbers).size) throw declineError('promo_code_used')
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
