import { Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { findPublicFigures, type PublicFigures } from '~backend/platform/public-figures'
import { publicFigureEndpoints } from '~contract/endpoints/public-figures'
import { QualityFigures } from '~contract/schemas/statement-quality'
import { countQuality } from './count-quality'

export const qualityFigures: PublicFigures<z.input<typeof QualityFigures>> = {
  name: 'statement-quality',
  schema: QualityFigures,
  maxAgeMs: 3_600_000,
  count: countQuality,
}

export function statementQualityRoutes(pool: pg.Pool): Router {
  return mountEndpoint(Router(), publicFigureEndpoints.statementQuality, async () => ({
    figures: (await findPublicFigures(pool, qualityFigures)) ?? null,
  }))
}
