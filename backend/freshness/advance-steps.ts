import type { Db } from '~backend/platform/db/pool'
import { MIN_NOTICE_DAYS, UNCONFIRMED_STEPS, type UnconfirmedStepName } from '~contract/freshness'

interface StepState {
  /** Status before the step. */
  from: 'active' | 'unconfirmed'
  to: 'active' | 'unconfirmed' | 'hidden'
}

const STATES: Record<UnconfirmedStepName, StepState> = {
  lowered: { from: 'active', to: 'active' },
  hidden: { from: 'active', to: 'unconfirmed' },
  withdrawn: { from: 'unconfirmed', to: 'hidden' },
}

export type UnconfirmedStep = StepState & {
  name: UnconfirmedStepName
  /** Number of the step, from 1; the database stores the number of the last one. */
  number: number
  afterDays: number
}

export const STEPS: readonly UnconfirmedStep[] = UNCONFIRMED_STEPS.map((step, index) => ({
  ...step,
  ...STATES[step.name],
  number: index + 1,
}))

/**
 * Takes the steps that are due. Each was announced some days before, however late the announcement, so an
 * outage or a clock set forward for an hour takes none. A repeated run finds nothing left to do.
 * Locked rows are left to the next run, to prevent deadlocks.
 */
export async function advanceSteps(db: Db): Promise<void> {
  for (const { number, from, to, afterDays } of STEPS)
    await db.query(
      `update statements set unconfirmed_step = $1, status = $3
       where id in (select id from statements
         where status = $2 and unconfirmed_step = $1 - 1 and announced_step = $1 and deleted_at is null
           and confirmed_at <= now() - make_interval(days => $4)
           and announced_at <= now() - make_interval(days => $5)
         for update skip locked)`,
      [number, from, to, afterDays, MIN_NOTICE_DAYS],
    )
}
