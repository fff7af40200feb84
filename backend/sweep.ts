import type pg from 'pg'
import type { Logger } from 'pino'
import { sweepAttempts } from './auth/attempts'
import { sweepSessions } from './auth/sessions'
import { lapseOffers } from './clients/answer'
import { sweepCompanyViewers } from './people/views'
import { sweepOutbox } from './phone-codes/sms'
import { sweepCodes } from './phone-codes/store'
import { sweepRequests } from './services/valuation/requests'
import { renewAuctions } from './statements/auctions/store'
import { msUntilNextEnd, sweepStatements } from './statements/sweep'
import { sweepViewers } from './statements/views/store'
import { sweepTurns } from './visitors/turns'

const EVERY_MS = 15_000
/** When something ends at this moment, it has ended by then. */
const SOONEST_MS = 20

/** Ends, again and again, what had an end: bought prominence, old statements, auctions, sessions, attempts, turns, days, codes, requests. */
export async function startSweeping(db: pg.Pool, log: Logger): Promise<{ stop(): void }> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  await sweep(db)
  await wait()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }

  async function wait() {
    // Bought prominence is not shown a moment longer than it was bought for.
    const milliseconds = await msUntilNextEnd(db).catch(() => EVERY_MS)
    sleep(Math.min(EVERY_MS, Math.max(SOONEST_MS, milliseconds)))
  }

  function sleep(milliseconds: number) {
    if (isStopped) return
    timer = setTimeout(() => {
      sweep(db).then(wait, (error: Error) => {
        // The message alone: the details of a database's error quote rows, and rows hold people.
        log.warn({ reason: error.message }, 'the sweep failed; it comes again')
        sleep(EVERY_MS)
      })
    }, milliseconds)
    timer.unref()
  }
}

async function sweep(db: pg.Pool): Promise<void> {
  await sweepStatements(db)
  await renewAuctions(db)
  await sweepSessions(db)
  await sweepAttempts(db)
  await sweepTurns(db)
  await sweepViewers(db)
  await sweepCompanyViewers(db)
  await sweepCodes(db)
  await sweepOutbox(db)
  await lapseOffers(db)
  await sweepRequests(db)
}
