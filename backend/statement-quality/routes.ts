import { setTimeout as sleep } from 'node:timers/promises'
import { Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { TimedCache } from '~backend/platform/timed-cache'
import type { StatementQuality } from '~contract/schemas/statement-quality'
import { countQuality } from './count-quality'

const MAX_AGE_MS = 3_600_000
/** Less than a page waits: of many statements the first count takes longer. */
const MAX_WAIT_MS = 2_000

export function statementQualityRoutes(pool: pg.Pool, maxWaitMs = MAX_WAIT_MS): Router {
  const figures = new TimedCache(() => countQuality(pool), MAX_AGE_MS)
  return Router().get(
    '/statement-quality',
    jsonHandler(async (): Promise<z.input<typeof StatementQuality>> => {
      const stillCounting = sleep(maxWaitMs, null, { ref: false })
      return { figures: await Promise.race([figures.getStale(), stillCounting]) }
    }),
  )
}
