import type { z } from 'zod'
import { estimateEndpoints } from '~contract/endpoints/estimates'
import { CONDITIONS, findIdByTerm, STATUSES } from '~contract/estimate'
import { getSectorNeighbourhoodIds } from '~contract/estimate-sectors'
import type * as wire from '~contract/schemas/estimate'
import { defineCall } from './endpoint-call.server'
import { toEstimate } from './estimate.server'
import type { Call } from './upstream-client.server'

function toRecentEstimate({ id, request, answer, created_at }: z.output<typeof wire.RecentEstimate>) {
  return {
    id,
    urbanId: getSectorNeighbourhoodIds(request.real_estate_sector)[0],
    statusId: findIdByTerm(STATUSES, request.status),
    conditionId: findIdByTerm(CONDITIONS, request.condition),
    area: request.flat_area,
    floor: request.floor,
    totalFloors: request.floors,
    rooms: request.rooms,
    estimate: toEstimate(answer),
    madeAt: created_at,
  }
}

export type RecentEstimate = ReturnType<typeof toRecentEstimate>

export const recentEstimates: Call<RecentEstimate[]> = defineCall(estimateEndpoints.recent, (rows) =>
  rows.map(toRecentEstimate),
)({})
