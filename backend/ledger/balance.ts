import type { Db } from '~backend/platform/db/pool'

/** What a user has, in tetri. */
export async function getBalance(db: Db, userId: number): Promise<number> {
  const { rows } = await db.query<{ balance: number }>(
    'select balance from ledger_accounts where user_id = $1',
    [userId],
  )
  return rows[0]?.balance ?? 0
}

/** As `balanceOf`, and nobody else changes it until the transaction ends. */
export async function lockBalance(transaction: Db, userId: number): Promise<number> {
  const { rows } = await transaction.query<{ balance: number }>(
    'select balance from ledger_accounts where user_id = $1 for update',
    [userId],
  )
  return rows[0]?.balance ?? 0
}
