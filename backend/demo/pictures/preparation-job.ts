import type { GetInProcess } from '~backend/platform/http/in-process'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { success } from '~contract/schemas/envelope'
import { StatementList } from '~contract/schemas/statements'
import type { DemoPictures } from './routes'

const HOUR_MS = 3_600_000
const VIPS = { is_vip: '1' }

/**
 * Prepares the pictures at the top of lists, so that visitors need not wait for them.
 * @param get calls the API, which orders the statements
 * @param count number of statements, and of VIPs
 */
export function createPicturePreparationJob(
  get: GetInProcess,
  count: number,
  prepare: DemoPictures['prepare'],
): Job {
  return {
    name: 'demo_pictures',
    intervalMs: HOUR_MS,
    maxDurationMs: HOUR_MS,
    async run(signal) {
      if (count === 0) return undefined
      const lists = [await listPictures(get, count, {}, signal), await listPictures(get, count, VIPS, signal)]
      await prepare([...new Set(lists.flat())], signal)
      return undefined
    },
  }
}

async function listPictures(
  get: GetInProcess,
  count: number,
  filters: Record<string, string>,
  signal: AbortSignal,
): Promise<string[]> {
  const query = new URLSearchParams({ ...filters, per_page: String(count) })
  const path = `/api/v1/microservice/statements?${query}`
  const { body } = await get({ path, headers: { 'x-website-key': 'ezo' } }, signal)
  const { data } = success(StatementList).parse(body)
  return data.flatMap(({ images }) => {
    const main = images?.find((image) => image.is_main) ?? images?.[0]
    return main?.base ?? []
  })
}
