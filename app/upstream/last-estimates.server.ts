import { z } from 'zod'
import type { Call } from './door.server'
import { success } from './envelope'
import { Estimate } from './valuation.server'
import { conditionWords, idOfWord, statusWords, urbansOf } from './valuation-words'

const LastEstimate = z
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
    urbanId: urbansOf(request.real_estate_sector)[0],
    statusId: idOfWord(statusWords, request.status),
    conditionId: idOfWord(conditionWords, request.condition),
    area: request.flat_area,
    floor: request.floor,
    totalFloors: request.floors,
    rooms: request.rooms,
    estimate: answer,
    madeAt: created_at,
  }))

/** An estimate that the signed-in person had made before. */
export type LastEstimate = z.output<typeof LastEstimate>

/** The signed-in person's last ten estimates, the newest first. */
export const lastEstimates: Call<LastEstimate[]> = {
  api: 'main',
  path: 'evaluation-estimates',
  answer: success(z.array(LastEstimate)),
}
