import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'

/** Returns the balance in tetri. */
export async function getBalance(db: Db, userId: number): Promise<number> {
  const { rows } = await db.query<Row<'ledger_accounts', 'balance'>>(
    'select balance from ledger_accounts where user_id = $1',
    [userId],
  )
  return rows[0]?.balance ?? 0
}

/** Returns the balance and locks it until the transaction ends. */
export async function lockBalance(transaction: Db, userId: number): Promise<number> {
  const { rows } = await transaction.query<Row<'ledger_accounts', 'balance'>>(
    'select balance from ledger_accounts where user_id = $1 for update',
    [userId],
  )
  return rows[0]?.balance ?? 0
}
