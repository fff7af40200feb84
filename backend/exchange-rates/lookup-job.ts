import type pg from 'pg'
import type { Logger } from 'pino'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { DAY_MS, toGeorgianDate } from '~contract/values/georgian-time'
import type { FetchOfficialRates, OfficialRate } from './national-bank'
import { getMsUntilNextDay, isLookupDue, isPlausible } from './rules'
import { convertPrices, findLatestOfficialRate, hasOfficialRate, saveOfficialRate } from './store'

const USD = 2
const INTERVAL_MS = 15 * 60_000
/** Until the first official rate is known. */
const FIRST_RATE_RETRY_MS = 60_000
const MAX_DURATION_MS = 10 * 60_000

/** @param fetchRates undefined where nobody is to be asked: then prices follow the rates that there are */
export function createExchangeRateJob(
  db: pg.Pool,
  log: Logger,
  fetchRates: FetchOfficialRates | undefined,
): Job {
  // What looked wrong once and is the same at the next lookup was right.
  const doubted = new Map<number, number>()

  async function lookUp(signal: AbortSignal, fetchOfficialRates: FetchOfficialRates): Promise<void> {
    const now = new Date()
    const last = await findLatestOfficialRate(db, USD)
    const hasRate = await hasOfficialRate(db, USD)
    if (hasRate && !isLookupDue(now, last?.fetched_at) && doubted.size === 0) return
    // In the evening the bank answers with tomorrow's, which does not hold yet.
    const today = toGeorgianDate(now)
    if (!hasRate) for (const rate of await fetchOfficialRates(today, signal)) await take(rate)
    const tomorrow = toGeorgianDate(new Date(now.getTime() + DAY_MS))
    for (const rate of await fetchOfficialRates(tomorrow, signal)) await take(rate)
  }

  async function take(rate: OfficialRate): Promise<void> {
    const { currencyId, gel } = rate
    const known = await findLatestOfficialRate(db, currencyId)
    if (!isPlausible(gel, known?.gel) && doubted.get(currencyId) !== gel) {
      doubted.set(currencyId, gel)
      log.warn(
        { currency: currencyId, gel, known: known?.gel },
        'an exchange rate is doubted and looked up again',
      )
      return
    }
    doubted.delete(currencyId)
    await saveOfficialRate(db, rate)
  }

  return {
    name: 'exchange-rates',
    intervalMs: INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    async run(signal) {
      try {
        if (fetchRates) await lookUp(signal, fetchRates)
      } catch (error) {
        if (await hasOfficialRate(db, USD)) throw error
        log.error(
          { reason: (error as Error).message },
          'there is no official exchange rate: prices are shown in their own currency alone',
        )
        return FIRST_RATE_RETRY_MS
      } finally {
        await convertPrices(db, signal)
      }
      // At midnight a known rate begins to hold.
      return getMsUntilNextDay(new Date())
    },
  }
}
