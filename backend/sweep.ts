import type { Logger } from 'pino'
import { sweepAttempts } from './auth/attempts'
import { sweepSessions } from './auth/sessions'
import type { Db } from './db/pool'
import { sweepOutbox } from './phone-codes/sms'
import { sweepCodes } from './phone-codes/store'
import { renewAuctions } from './statements/auctions/store'
import { sweepStatements } from './statements/sweep'
import { sweepViewers } from './statements/views/store'
import { sweepTurns } from './visitors/turns'

const EVERY_MS = 15_000

/** Ends, again and again, what had an end: bought prominence, old statements, auctions, sessions, attempts, turns, days, codes. */
export async function startSweeping(db: Db, log: Logger): Promise<{ stop(): void }> {
  await sweep(db)
  const timer = setInterval(() => {
    // The message alone: the details of a database's error quote rows, and rows hold people.
    sweep(db).catch((error: Error) => log.warn({ reason: error.message }, 'the sweep failed; it comes again'))
  }, EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

async function sweep(db: Db): Promise<void> {
  await sweepStatements(db)
  await renewAuctions(db)
  await sweepSessions(db)
  await sweepAttempts(db)
  await sweepTurns(db)
  await sweepViewers(db)
  await sweepCodes(db)
  await sweepOutbox(db)
}
