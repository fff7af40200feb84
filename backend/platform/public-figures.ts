import type pg from 'pg'
import type { z } from 'zod'
import type { ReadLong } from './db/long-reads'
import type { Db } from './db/pool'
import type { Row } from './db/row'
import { runForEach } from './jobs/run-for-each'
import type { Job } from './jobs/run-jobs'

/** Figures about all statements, too expensive to count for each visitor or process. */
export interface PublicFigures<Figures = unknown> {
  name: string
  /** Schema of the figures. Counts of another release that do not match are repeated. */
  schema: z.ZodType<unknown, Figures>
  maxAgeMs: number
  count(db: Db): Promise<Figures>
}

/** Interval in ms after which a failed count is repeated. */
const CHECK_INTERVAL_MS = 10 * 60_000
const MAX_DURATION_MS = 15 * 60_000
/** Query timeout in ms. A million statements take 15 s, and more on a busy machine. */
const MAX_QUERY_MS = 120_000

interface JobContext {
  pool: pg.Pool
  readLong: ReadLong
}

/** Creates a job that counts due figures, on the standby if there is one. */
export function createPublicFiguresJob({ pool, readLong }: JobContext, all: readonly PublicFigures[]): Job {
  return {
    name: 'public-figures',
    intervalMs: CHECK_INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    isLong: true,
    async run(signal) {
      const delays: number[] = []
      await runForEach(
        all,
        async (figures) => {
          const kept = await findRow(pool, figures)
          // A negative age means that the clock was set back.
          const isDue = !kept || kept.age_ms < 0 || kept.age_ms >= figures.maxAgeMs
          if (isDue)
            await save(pool, figures.name, await readLong(figures.count, { maxQueryMs: MAX_QUERY_MS }))
          delays.push(figures.maxAgeMs - (isDue ? 0 : kept.age_ms))
        },
        signal,
      )
      return Math.min(...delays)
    },
  }
}

/** Returns undefined before the first count. */
export async function findPublicFigures<Figures>(
  db: Db,
  figures: Pick<PublicFigures<Figures>, 'name' | 'schema'>,
): Promise<Figures | undefined> {
  return (await findRow(db, figures))?.figures as Figures | undefined
}

async function findRow(db: Db, { name, schema }: Pick<PublicFigures, 'name' | 'schema'>) {
  const { rows } = await db.query<Row<'public_figures', 'figures'> & { age_ms: number }>(
    `select figures, (extract(epoch from now() - counted_at) * 1000)::float as age_ms
     from public_figures where name = $1`,
    [name],
  )
  return rows.find(({ figures }) => schema.safeParse(figures).success)
}

async function save(db: Db, name: string, figures: unknown): Promise<void> {
  await db.query(
    `insert into public_figures (name, figures) values ($1, $2)
     on conflict (name) do update set figures = excluded.figures, counted_at = excluded.counted_at`,
    [name, JSON.stringify(figures)],
  )
}
