import type { z } from 'zod'
import { CONDITIONS, findIdByTerm, STATUSES } from '~contract/estimate'
import { getSectorNeighbourhoodIds } from '~contract/estimate-sectors'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/estimate'
import { rowsOf } from '~contract/schemas/rows'
import { Estimate } from './estimate.server'
import type { Call } from './upstream-client.server'

const RecentEstimate = wire.RecentEstimate.extend({ answer: Estimate }).transform(
  ({ id, request, answer, created_at }) => ({
    id,
    urbanId: getSectorNeighbourhoodIds(request.real_estate_sector)[0],
    statusId: findIdByTerm(STATUSES, request.status),
    conditionId: findIdByTerm(CONDITIONS, request.condition),
    area: request.flat_area,
    floor: request.floor,
    totalFloors: request.floors,
    rooms: request.rooms,
    estimate: answer,
    madeAt: created_at,
  }),
)

export type RecentEstimate = z.output<typeof RecentEstimate>

export const recentEstimates: Call<RecentEstimate[]> = {
  api: 'main',
  path: 'evaluation-estimates',
  answer: success(rowsOf(RecentEstimate)),
}
