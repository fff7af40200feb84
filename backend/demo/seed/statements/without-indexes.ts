import type { Db } from '~backend/platform/db/pool'

/** What is taken off a table, and the command that puts it back. */
type DroppedObject = { table: string; name: string; definition: string }

/**
 * Runs `work` with the tables stripped of everything that would be kept up to date row by row: foreign keys, unique
 * constraints and indexes. Afterwards they are made again, each in one go. The caller's transaction makes that safe:
 * cut off at any point, the tables are as they were.
 *
 * Primary keys that other tables refer to stay.
 */
export async function withoutIndexes(db: Db, tables: readonly string[], work: () => Promise<void>) {
  const { rows: constraints } = await db.query<DroppedObject>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint taken
     where conrelid = any($1::regclass[]) and contype in ('f', 'u', 'p')
       and not exists (select from pg_constraint
                       where contype = 'f' and confrelid = taken.conrelid and conindid = taken.conindid)
     order by contype <> 'f'`,
    [tables],
  )
  const { rows: indexes } = await db.query<DroppedObject>(
    `select indrelid::regclass::text as table, indexrelid::regclass::text as name,
       pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any($1::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`,
    [tables],
  )
  for (const { table, name } of constraints) await db.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await db.query(`drop index ${name}`)

  await work()

  await db.query("set local maintenance_work_mem = '512MB'")
  for (const { definition } of indexes) await db.query(definition)
  // Foreign keys last: their check looks rows up.
  for (const { table, name, definition } of constraints.toReversed())
    await db.query(`alter table ${table} add constraint ${name} ${definition}`)
}
