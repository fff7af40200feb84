import type { Db } from '~backend/platform/db/pool'
import { IS_PAID_SQL, REFUND_OF_SPENT_MONEY } from './paid-states'

/**
 * Records an amount returned to the payer's balance, at most the unreturned rest.
 * Refunds at the provider are separate: they are debited from the balance, later if it is spent.
 * @returns the tetri to be posted
 */
export async function recordReturn(transaction: Db, paymentId: number, tetri: number): Promise<number> {
  if (tetri === 0) return 0
  const { rows } = await transaction.query<{ difference: number }>(
    `with before as (select id, returned from payments where id = $1 for update)
     update payments p set returned = least(p.amount, before.returned + $2),
       state = case when p.state = 'refunded' or before.returned + $2 >= p.amount then 'refunded'
         else 'part_refunded' end,
       ask_after = case when p.reason = $3 then now() else p.ask_after end
     from before where p.id = before.id and ${IS_PAID_SQL}
     returning (p.returned - before.returned)::int as difference`,
    [paymentId, tetri, REFUND_OF_SPENT_MONEY],
  )
  return rows[0]?.difference ?? 0
}
