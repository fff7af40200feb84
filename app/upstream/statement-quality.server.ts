import type { z } from 'zod'
import { publicFigureEndpoints } from '~contract/endpoints/public-figures'
import type * as wire from '~contract/schemas/statement-quality'
import { defineCall } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

/** Counts by the names under which they are published. */
export type QualityCounts = z.output<typeof wire.QualityCounts>

export type QualityFigures = NonNullable<ReturnType<typeof toQualityFigures>>

/** Quality figures; null while the upstream computes them for the first time. */
export const statementQuality: Call<QualityFigures | null> = defineCall(
  publicFigureEndpoints.statementQuality,
  toQualityFigures,
)({})

function toQualityFigures({ figures }: z.output<typeof wire.StatementQuality>) {
  return (
    figures && {
      countedAt: figures.counted_at,
      isMadeUp: figures.is_made_up,
      country: figures.country,
      cities: figures.cities.map(({ city_id, ...counts }) => ({ cityId: city_id, counts })),
      kinds: figures.kinds.map(({ deal_type_id, real_estate_type_id, statements }) => ({
        dealTypeId: deal_type_id,
        realEstateTypeId: real_estate_type_id,
        statements,
      })),
      owners: figures.owners,
    }
  )
}
