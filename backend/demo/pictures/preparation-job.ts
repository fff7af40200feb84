import type { Logger } from 'pino'
import type { GetInProcess } from '~backend/platform/http/in-process'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { success } from '~contract/schemas/envelope'
import { StatementList } from '~contract/schemas/statements'
import { CARD_WIDTHS, type DemoPictures } from './routes'

const HOUR_MS = 3_600_000
/** Maximum time in ms that the start waits for pictures. The job draws the rest. */
const MAX_START_DELAY_MS = 60_000
const MAX_PER_PAGE = 20

/** Rows of the home page. */
const HOME_ROWS: readonly Record<string, string>[] = [
  { is_vip: '1', per_page: '9' },
  { with_3d: '1', per_page: '13' },
  { order_by: 'created_at', newest: '1', without_vip: '1', per_page: '12' },
]

export interface PicturePreparation {
  /** Calls the API, which orders the statements. */
  get: GetInProcess
  /** Number of statements at the top of the search. 0: no pictures are prepared. */
  count: number
  prepare: DemoPictures['prepare']
}

/** Prepares the pictures at the top of lists, so that visitors need not wait for them. */
export function createPicturePreparationJob({ get, count, prepare }: PicturePreparation): Job {
  return {
    name: 'demo_pictures',
    intervalMs: HOUR_MS,
    maxDurationMs: HOUR_MS,
    async run(signal) {
      if (count > 0) await prepare(await listFirstPictures(get, count, signal), signal)
      return undefined
    },
  }
}

/** Prepares the cards that the first visitor sees, before the site answers. */
export async function prepareBeforeStart(
  { get, count, prepare }: PicturePreparation,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  if (count === 0) return
  const signal = AbortSignal.timeout(MAX_START_DELAY_MS)
  try {
    await prepare(await listFirstPictures(get, count, signal), signal, CARD_WIDTHS)
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'the first pictures could not be prepared')
  }
}

/** Lists the first pictures of the first page, of the home page, and of the following pages. */
async function listFirstPictures(get: GetInProcess, count: number, signal: AbortSignal): Promise<string[]> {
  const pages = Array.from({ length: Math.ceil(count / MAX_PER_PAGE) }, (_, page) => ({
    page: String(page + 1),
    per_page: String(MAX_PER_PAGE),
  }))
  const [first = [], ...others] = await Promise.all(pages.map((page) => listPictures(get, page, signal)))
  const rows = await Promise.all(HOME_ROWS.map((row) => listPictures(get, row, signal)))
  const rest = others.flat().slice(0, Math.max(0, count - first.length))
  return [...new Set([...first.slice(0, count), ...rows.flat(), ...rest])]
}

async function listPictures(
  get: GetInProcess,
  filters: Record<string, string>,
  signal: AbortSignal,
): Promise<string[]> {
  const path = `/api/v1/microservice/statements?${new URLSearchParams(filters)}`
  const { body } = await get({ path, headers: { 'x-website-key': 'ezo' } }, signal)
  const { data } = success(StatementList).parse(body)
  return data.flatMap(({ images }) => {
    const main = images?.find((image) => image.is_main) ?? images?.[0]
    return main?.base ?? []
  })
}
