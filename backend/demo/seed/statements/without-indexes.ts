import type { Db } from '~backend/platform/db/pool'

type DroppedObject = { table: string; name: string; definition: string }

/**
 * Drops indexes, runs the work and recreates them in one pass, which is faster.
 * The caller's transaction makes it safe against interruption.
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
  // Foreign keys last, because their check needs the indexes.
  for (const { table, name, definition } of constraints.toReversed())
    await db.query(`alter table ${table} add constraint ${name} ${definition}`)
}
