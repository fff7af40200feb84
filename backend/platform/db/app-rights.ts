import pg from 'pg'
import { ADVISORY_LOCKS } from './advisory-locks'
import type { Db } from './pool'
import { inTransaction } from './transaction'

/** Append-only tables: the program inserts rows, and a trigger of the owner maintains the balances. */
const LEDGER_TABLES = 'ledger_entries, ledger_transactions, ledger_accounts'

/**
 * Grants the program reads and writes, except changes of the ledger and the schema.
 * @param db connection of the tables' owner
 */
export async function grantAppRights(db: pg.Pool, roleName: string): Promise<void> {
  const role = pg.escapeIdentifier(roleName)
  await inTransaction(db, async (transaction) => {
    // The lock serializes programs that start together.
    await transaction.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migration])
    await transaction.query(`
      revoke create on schema public from public;
      revoke all on all tables in schema public, graphile_worker from ${role};
      grant usage on schema public, graphile_worker to ${role};
      grant usage on all sequences in schema public, graphile_worker to ${role};
      grant select, insert, update, delete on all tables in schema public, graphile_worker to ${role};
      revoke insert, update, delete on migrations from ${role};
      revoke update, delete on ${LEDGER_TABLES} from ${role};
      -- Locking an account for a posting requires an update right. This column is always generated.
      grant update (id) on ledger_accounts to ${role};`)
    await openJobQueue(transaction, roleName)
  })
}

/**
 * Gives the role access to the queue, whose rows are visible only to their owner. An existing policy is kept:
 * replacing it would need a lock that running jobs of other processes delay, up to a deadlock.
 */
async function openJobQueue(transaction: Db, roleName: string): Promise<void> {
  const policy = pg.escapeIdentifier(`rows_for_${roleName}`)
  const { rows } = await transaction.query<{ table_name: string }>(
    `select relname as table_name from pg_class
     where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
       and not exists (select from pg_policy where polrelid = pg_class.oid and polname = $1::name)`,
    [`rows_for_${roleName}`],
  )
  for (const { table_name } of rows) {
    const table = `graphile_worker.${pg.escapeIdentifier(table_name)}`
    await transaction.query(
      `create policy ${policy} on ${table} to ${pg.escapeIdentifier(roleName)} using (true) with check (true)`,
    )
  }
}
