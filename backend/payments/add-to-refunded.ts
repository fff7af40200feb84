import type { Db } from '~backend/platform/db/pool'

/**
 * Records what is given back of a payment to the balance, never more than is left of it.
 * @returns the tetri to be posted
 */
export async function addToRefunded(transaction: Db, paymentId: number, tetri: number): Promise<number> {
  const { rows } = await transaction.query<{ difference: number }>(
    `with before as (select id, refunded from payments where id = $1 for update)
     update payments p set refunded = least(p.amount, before.refunded + $2),
       state = case when before.refunded + $2 >= p.amount then 'refunded' else 'part_refunded' end
     from before where p.id = before.id and p.state in ('succeeded', 'part_refunded')
     returning (p.refunded - before.refunded)::int as difference`,
    [paymentId, tetri],
  )
  return rows[0]?.difference ?? 0
}
