import type { Db } from './pool'

/** Reads the clock of the database, which all processes share, in ms since 1970. */
export async function readTime(db: Db): Promise<number> {
  const { rows } = await db.query<{ ms: number }>(
    'select extract(epoch from clock_timestamp())::float * 1000 as ms',
  )
  if (!rows[0]) throw new Error('a query without a row')
  return rows[0].ms
}
