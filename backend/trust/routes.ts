import { Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import type { Db } from '~backend/platform/db/pool'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { findPublicFigures, type PublicFigures } from '~backend/platform/public-figures'
import type { ReviewMode } from '~contract/draft-reviews'
import { publicFigureEndpoints } from '~contract/endpoints/public-figures'
import { MIN_PERCENT_CASES, MIN_SHOWN_REPORTS } from '~contract/public-figures'
import { TrustFigures } from '~contract/schemas/trust'
import { REPORT_REASONS } from '~contract/statements'
import { getTrustPeriod, joinRareReasons, toPeriodDays } from './rules'
import {
  countDecisions,
  countInUse,
  countPublicStatements,
  countPublished,
  countReports,
  countSameHomes,
} from './store'

const { reviews: Reviews } = TrustFigures.shape

/** Counted figures; the review mode is the current setting. */
const CountedFigures = TrustFigures.extend({ reviews: Reviews.omit({ mode: true }) })

type Figures = z.input<typeof CountedFigures>

export const trustFigures: PublicFigures<Figures> = {
  name: 'trust',
  schema: CountedFigures,
  maxAgeMs: 10 * 60_000,
  count: (db) => loadTrustFigures(db, new Date()),
}

export function trustRoutes(pool: pg.Pool, mode: ReviewMode): Router {
  return mountEndpoint(Router(), publicFigureEndpoints.trust, async () => {
    const figures = await findPublicFigures(pool, trustFigures)
    return { figures: figures ? { ...figures, reviews: { mode, ...figures.reviews } } : null }
  })
}

export async function loadTrustFigures(db: Db, now: Date): Promise<Figures> {
  const period = getTrustPeriod(now)
  const published = await countPublished(db, period)
  const reports = await countReports(db, period)
  const decisions = await countDecisions(db, period)
  const owners = await countPublicStatements(db)
  const sameHomes = await countSameHomes(db)
  const inUse = await countInUse(db)
  const { reviews_published, reviews_refused, ...others } = decisions
  return {
    ...toPeriodDays(period),
    published,
    reports: toReportsJson(reports),
    decisions: others,
    reviews: { published: reviews_published, refused: reviews_refused },
    public_statements: {
      total: sum(owners.map(({ total }) => total)),
      fresh: sum(owners.map(({ fresh }) => fresh)),
      confirmed: {
        within_7_days: sum(owners.map(({ confirmed_short }) => confirmed_short)),
        within_14_days: sum(owners.map(({ confirmed_long }) => confirmed_long)),
      },
      same_homes: sameHomes,
      reduced: sum(owners.map(({ reduced }) => reduced)),
      by_owner: owners.map(({ type, total, phone_confirmed }) => ({
        type,
        total,
        phone_confirmed: total < MIN_PERCENT_CASES ? null : phone_confirmed,
      })),
    },
    in_use: inUse,
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
