import { Router } from 'express'
import type { z } from 'zod'
import type { ReadLong } from '~backend/platform/db/long-reads'
import type { Db } from '~backend/platform/db/pool'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { TimedCache } from '~backend/platform/timed-cache'
import { REPORT_REASONS } from '~contract/reports'
import type { TrustFigures } from '~contract/schemas/trust'
import type { ReviewMode } from '~contract/statement-drafts'
import { MIN_PERCENT_CASES, MIN_SHOWN_REPORTS } from '~contract/trust'
import { getTrustPeriod, joinRareReasons, toPeriodDays } from './rules'
import { countDecisions, countPublicStatements, countPublished, countReports } from './store'

type Figures = z.input<typeof TrustFigures>

/** Counting reads every public statement. */
const MAX_AGE_MS = 10 * 60_000

/** `GET /trust-figures` */
export function trustRoutes(readLong: ReadLong, reviewMode: ReviewMode): Router {
  const load = (db: Db) => loadTrustFigures(db, reviewMode, new Date())
  const figures = new TimedCache(() => readLong(load), MAX_AGE_MS)
  return Router().get(
    '/trust-figures',
    jsonHandler(() => figures.get()),
  )
}

export async function loadTrustFigures(db: Db, reviewMode: ReviewMode, now: Date): Promise<Figures> {
  const period = getTrustPeriod(now)
  const published = await countPublished(db, period)
  const reports = await countReports(db, period)
  const decisions = await countDecisions(db, period)
  const owners = await countPublicStatements(db)
  const { reviews_published, reviews_refused, ...others } = decisions
  return {
    ...toPeriodDays(period),
    published,
    reports: toReportsJson(reports),
    decisions: others,
    reviews: { mode: reviewMode, published: reviews_published, refused: reviews_refused },
    public_statements: {
      total: sum(owners.map(({ total }) => total)),
      fresh: sum(owners.map(({ fresh }) => fresh)),
      by_owner: owners.map(({ type, total, phone_confirmed }) => ({
        type,
        total,
        phone_confirmed: total < MIN_PERCENT_CASES ? null : phone_confirmed,
      })),
    },
  }
}

function toReportsJson(rows: Awaited<ReturnType<typeof countReports>>): Figures['reports'] {
  const all = rows.find(({ reason }) => reason === null)
  if (!all) throw new Error('reports without a total')
  const { received, led_to_block, closed, decided, median_hours } = all
  if (received > 0 && received < MIN_SHOWN_REPORTS) return null
  return {
    received,
    led_to_block,
    closed,
    open: received - decided,
    median_hours: decided < MIN_SHOWN_REPORTS ? null : median_hours,
    by_reason: joinRareReasons(
      REPORT_REASONS.map((reason) => ({
        reasons: [reason],
        received: rows.find((row) => row.reason === reason)?.received ?? 0,
      })),
    ),
  }
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
