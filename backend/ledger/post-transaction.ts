import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'

/** Account of a user, or an internal one: `promotions`, `sales`, `provider:…`. */
export type LedgerAccount = { userId: number } | { code: string }

export type TransactionCause = 'payment' | 'promo_code' | 'order' | 'order_return' | 'refund'

export type LedgerTransaction = {
  /** Idempotency key: a transaction with the same key is posted once. */
  key: string
  cause: TransactionCause
  paymentId: number
  from: LedgerAccount
  to: LedgerAccount
  tetri: number
  /** Posting time. Default: now. */
  at?: Date
}

export class NotEnoughBalance extends Error {
  constructor() {
    super('not_enough_balance')
  }
}

/**
 * Posts within the caller's transaction.
 * @returns false if a transaction with this key exists
 * @throws NotEnoughBalance, after which the transaction can only be rolled back
 */
export async function postTransaction(
  transaction: Db,
  ledgerTransaction: LedgerTransaction,
): Promise<boolean> {
  const { key, cause, paymentId, from, to, tetri, at } = ledgerTransaction
  const { rows } = await transaction.query<Row<'ledger_transactions', 'id'>>(
    `insert into ledger_transactions (key, cause, payment_id, moved_at)
     values ($1, $2, $3, coalesce($4, now()))
     on conflict (key) do nothing
     returning id`,
    [key, cause, paymentId, at],
  )
  const [isNew] = rows
  if (!isNew) return false
  const entries = [
    { account: await getOrAddAccountId(transaction, from), amount: -tetri },
    { account: await getOrAddAccountId(transaction, to), amount: tetri },
  ]
  await transaction
    .query(
      `insert into ledger_entries (transaction_id, account_id, amount)
       select $1, account, amount from unnest($2::int[], $3::bigint[]) as entry(account, amount)`,
      [isNew.id, entries.map(({ account }) => account), entries.map(({ amount }) => amount)],
    )
    .catch((error: Error & { constraint?: string }) => {
      throw error.constraint === 'balance_not_below_zero' ? new NotEnoughBalance() : error
    })
  return true
}

async function getOrAddAccountId(db: Db, account: LedgerAccount): Promise<number> {
  const [column, value] = 'userId' in account ? ['user_id', account.userId] : ['code', account.code]
  const find = async () => {
    const { rows } = await db.query<Row<'ledger_accounts', 'id'>>(
      `select id from ledger_accounts where ${column} = $1`,
      [value],
    )
    return rows[0]?.id
  }
  const found = await find()
  if (found !== undefined) return found
  await db.query(
    `insert into ledger_accounts (${column}, balance) values ($1, $2) on conflict (${column}) do nothing`,
    [value, 'userId' in account ? 0 : null],
  )
  const added = await find()
  if (added === undefined) throw new Error('the account could neither be created nor found')
  return added
}
