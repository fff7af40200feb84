import { z } from 'zod'
import { success } from './envelope'
import { Estimate } from './estimate.server'
import { conditionTerms, findIdByTerm, getSectorNeighbourhoodIds, statusTerms } from './estimate-terms'
import type { Call } from './upstream-client.server'

const RecentEstimate = z
  .object({
    id: z.number().int(),
    request: z.object({
      real_estate_sector: z.string(),
      status: z.string(),
      condition: z.string(),
      flat_area: z.number(),
      floor: z.number(),
      floors: z.number(),
      rooms: z.number(),
    }),
    answer: Estimate,
    created_at: z.string(),
  })
  .transform(({ id, request, answer, created_at }) => ({
    id,
    urbanId: getSectorNeighbourhoodIds(request.real_estate_sector)[0],
    statusId: findIdByTerm(statusTerms, request.status),
    conditionId: findIdByTerm(conditionTerms, request.condition),
    area: request.flat_area,
    floor: request.floor,
    totalFloors: request.floors,
    rooms: request.rooms,
    estimate: answer,
    madeAt: created_at,
  }))

export type RecentEstimate = z.output<typeof RecentEstimate>

export const recentEstimates: Call<RecentEstimate[]> = {
  api: 'main',
  path: 'evaluation-estimates',
  answer: success(z.array(RecentEstimate)),
}
