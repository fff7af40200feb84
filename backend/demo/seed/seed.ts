import type pg from 'pg'
import { withSeedingLock } from '~backend/initial-data/fill-new-database'
import { addInitialData } from '~backend/initial-data/initial-data'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { fromGeorgianTime, startOfGeorgianDay, toGeorgianDate } from '~contract/values/georgian-time'
import { addReports } from './add-reports'
import { addBadges } from './badges'
import { addConversations } from './conversations'
import { addDemoInitialData } from './demo-initial-data'
import { addLeads } from './leads'
import { addNotifications } from './notifications'
import { addPayments } from './payments/add-payments'
import { addCompanies } from './people/add-companies'
import { addPeople } from './people/add-people'
import { PEOPLE } from './people/people'
import { addProjects, getProjectIds } from './projects/add-projects'
import { addDemoQuestionnaire } from './questionnaire'
import { addRaters } from './raters'
import { addSearchRequests } from './search-requests'
import { addSisterSites } from './sister-sites'
import { addDailyViews } from './statements/add-daily-views'
import { addFormerPrices } from './statements/add-former-prices'
import { addSameHomes } from './statements/add-same-homes'
import { addWithdrawals } from './statements/add-withdrawals'
import { type LoadOptions, loadStatements } from './statements/load-statements'
import { spreadMainPictures } from './statements/spread-main-pictures'
import { withBulkLoadTables, writeBatch, writeBulkBatch } from './statements/write-batch'
import { addStays } from './stays'
import { addTours } from './tours/add-tours'

/** Shows the link to the company page. Safe to repeat; an operator's later change stays. */
async function addFeatureFlags(db: Db): Promise<void> {
  await db.query(
    "insert into feature_flags (key, is_on) values ('user-merge-flag', true) on conflict do nothing",
  )
}

/** Version of the demo data. Increase it when they change; databases of an earlier version stay unchanged. */
const EDITION = 6
/** Number of statements from which indexes are built after the rows. */
const BIG_LOAD_SIZE = 50_000

interface SeedOptions {
  /** Target number of statements; existing ones are never removed. 0: only the initial data. */
  statements: number
  log: { info(message: string): void }
  /** Root folder of the program. Default: the working directory. */
  rootDir?: string
  now?: Date
  bigLoadSize?: number
}

/**
 * Seeds deterministically, with times relative to the first run.
 * Safe to repeat, interrupt and run concurrently, by its record in `seed_progress`. A bulk load into a nearly
 * empty database locks the tables for minutes.
 * @returns number of statements added
 */
export async function seedDatabase(
  pool: pg.Pool,
  { statements, log, rootDir = '.', now = new Date(), bigLoadSize: bigLoad = BIG_LOAD_SIZE }: SeedOptions,
): Promise<number> {
  return withSeedingLock(pool, (client) =>
    fillDatabase(client, { statements, log, rootDir, now, bigLoadSize: bigLoad }),
  )
}

async function fillDatabase(
  client: pg.PoolClient,
  { statements: wanted, log, rootDir, now, bigLoadSize: bigLoad }: Required<SeedOptions>,
) {
  const { rows } = await client.query<Row<'seed_progress', 'edition' | 'statements'> & { day: string }>(
    'select edition, statements, day::text from seed_progress',
  )
  if (wanted === 0) {
    if (rows.length === 0) await inTransaction(client, () => addInitialData(client, { rootDir }))
    return 0
  }
  await inTransaction(client, () => addDemoInitialData(client, rootDir))
  await inTransaction(client, () => addBadges(client))
  await inTransaction(client, () => addSisterSites(client))
  await inTransaction(client, () => addFeatureFlags(client))
  const found = rows.find(({ edition }) => edition === EDITION)
  if (!found && rows.length > 0) {
    log.info('the database was filled by another version of the demo data and stays unchanged')
    return 0
  }
  const day = found ? fromGeorgianTime(found.day, '00:00') : startOfGeorgianDay(now)
  const existingCount = found?.statements ?? 0
  await inTransaction(client, () => addPayments(client, day))
  await inTransaction(client, () => addNotifications(client))
  await inTransaction(client, () => addDemoQuestionnaire(client))
  await inTransaction(client, () => addSearchRequests(client, day))
  await inTransaction(client, () => addRaters(client))
  await inTransaction(client, () => addCompaniesAndProjects(client, day))
  if (found && existingCount >= wanted) {
    await inTransaction(client, () => addTours(client))
    return 0
  }

  const began = performance.now()
  const userIds = await inTransaction(client, async () => {
    await client.query('insert into seed_progress (edition, day) values ($1, $2) on conflict do nothing', [
      EDITION,
      toGeorgianDate(day),
    ])
    const added = await addPeople(client, day)
    await addPayments(client, day)
    await addNotifications(client)
    await addDemoQuestionnaire(client)
    await addSearchRequests(client, day)
    await addCompaniesAndProjects(client, day)
    return added
  })
  const users = new Map(PEOPLE.map((person, at) => [person, userIds[at]]))

  const projects = await getProjectIds(client)
  const load: LoadOptions = { from: existingCount, until: wanted, day, now, users, projects, log }
  if (wanted - existingCount >= bigLoad && (await isNearlyEmpty(client, load)))
    await loadWithoutIndexes(client, load)
  else await loadBatchByBatch(client, load)
  await inTransaction(client, () => addTours(client))
  await inTransaction(client, () => spreadMainPictures(client))
  await inTransaction(client, () => addSameHomes(client))
  await inTransaction(client, () => addDailyViews(client, toGeorgianDate(day)))
  await inTransaction(client, () => addFormerPrices(client, day))
  await inTransaction(client, () => addWithdrawals(client, day))
  await inTransaction(client, () => addReports(client, day))
  await inTransaction(client, () => addConversations(client, day))
  await inTransaction(client, () => addStays(client, day))
  await inTransaction(client, () => addLeads(client))
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  log.info(`added ${wanted - existingCount} statements in ${seconds} s`)
  return wanted - existingCount
}

async function addCompaniesAndProjects(db: Db, day: Date) {
  await addCompanies(db, day)
  await addProjects(db, day)
}

async function isNearlyEmpty(db: Db, { from, until }: LoadOptions) {
  const { rows } = await db.query<{ there: number }>('select count(*) as there from statements')
  return (rows[0]?.there ?? 0) * 4 < until - from
}

async function loadBatchByBatch(client: pg.PoolClient, load: LoadOptions) {
  await loadStatements(client, load, (batch) =>
    inTransaction(client, async () => {
      await writeBatch(client, batch)
      await saveProgress(client, batch.last)
    }),
  )
  await client.query('select settle_statement_totals(), settle_owner_totals()')
  await client.query('analyze statements, statement_totals, auctions, parcels, users, streets')
}

/** Loads in one transaction, so that an interruption leaves nothing behind. Much faster than with indexes. */
async function loadWithoutIndexes(client: pg.PoolClient, load: LoadOptions) {
  // Frees the space of an interrupted load first.
  await client.query('vacuum statements')
  await inTransaction(client, async () => {
    await withBulkLoadTables(client, () =>
      loadStatements(client, load, (batch) => writeBulkBatch(client, batch)),
    )
    await saveProgress(client, load.until)
  })
  // Index-only scans need the visibility map of a vacuum.
  await client.query('vacuum (analyze) statements, statement_totals, auctions, parcels, users, streets')
}

async function saveProgress(db: Db, statements: number) {
  await db.query('update seed_progress set statements = $2, updated_at = now() where edition = $1', [
    EDITION,
    statements,
  ])
}
