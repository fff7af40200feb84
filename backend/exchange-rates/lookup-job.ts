import type pg from 'pg'
import type { Logger } from 'pino'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { DAY_MS, toGeorgianDate } from '~contract/values/georgian-time'
import type { FetchOfficialRates, OfficialRate } from './national-bank'
import { getMsUntilNextDay, isLookupDue, isPlausible } from './rules'
import { convertPrices, findLatestOfficialRate, hasOfficialRate, saveOfficialRate } from './store'

const USD = 2
const INTERVAL_MS = 15 * 60_000
/** Retry interval in ms until the first official rate is known. */
const FIRST_RATE_RETRY_MS = 60_000
const MAX_DURATION_MS = 10 * 60_000

/**
 * Creates the job that looks up exchange rates and converts prices.
 * @param fetchRates undefined: no lookups; prices follow the stored rates
 */
export function createExchangeRateJob(
  db: pg.Pool,
  log: Logger,
  fetchRates: FetchOfficialRates | undefined,
): Job {
  // Implausible rates by currency. A rate is accepted if the next lookup confirms it.
  const doubted = new Map<number, number>()

  async function lookUp(signal: AbortSignal, fetchOfficialRates: FetchOfficialRates): Promise<void> {
    const now = new Date()
    const last = await findLatestOfficialRate(db, USD)
    const hasRate = await hasOfficialRate(db, USD)
    if (hasRate && !isLookupDue(now, last?.fetched_at) && doubted.size === 0) return
    // The bank's evening answer is for tomorrow and does not hold yet.
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
        'implausible exchange rate, looking it up again',
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
          'no official exchange rate: prices are shown in their own currency only',
        )
        return FIRST_RATE_RETRY_MS
      } finally {
        await convertPrices(db, signal)
      }
      // A rate announced for the next day takes effect at midnight.
      return getMsUntilNextDay(new Date())
    },
  }
}
