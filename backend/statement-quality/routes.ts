import { Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { findPublicFigures, type PublicFigures } from '~backend/platform/public-figures'
import { QualityFigures, type StatementQuality } from '~contract/schemas/statement-quality'
import { countQuality } from './count-quality'

export const qualityFigures: PublicFigures<z.input<typeof QualityFigures>> = {
  name: 'statement-quality',
  schema: QualityFigures,
  maxAgeMs: 3_600_000,
  count: countQuality,
}

export function statementQualityRoutes(pool: pg.Pool): Router {
  return Router().get(
    '/statement-quality',
    jsonHandler(
      async (): Promise<z.input<typeof StatementQuality>> => ({
        figures: (await findPublicFigures(pool, qualityFigures)) ?? null,
      }),
    ),
  )
}
