import type pg from 'pg'
import { addMessage, type NewMessage } from '~backend/messages/add-message'
import { addEmailAsNotification } from '~backend/notifications/add-email-as-notification'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { runForEach } from '~backend/platform/jobs/run-for-each'
import { ANNOUNCED_DAYS, MIN_NOTICE_DAYS } from '~contract/freshness'
import { OWN_STATEMENTS_PATH } from '~contract/statement-drafts'
import { STEPS, type UnconfirmedStep } from './advance-steps'
import { createConfirmationLink } from './confirmation-links'

/** Maximum number of owners per step and run; the others follow in the next run. */
const MAX_PER_RUN = 500
/** Maximum number of statements that a message names. */
const MAX_NUMBERS = 10

/**
 * Statements whose next step is $1 to be announced: by whole Georgian days, so that an owner gets one message
 * for all of a day. An announcement in the future was made with a wrong clock and is repeated.
 */
const ANNOUNCEABLE_SQL = `s.status = $2 and s.unconfirmed_step = $1 - 1 and s.published and s.deleted_at is null
  and (s.announced_step < $1 or s.announced_at > now() + interval '1 day')
  and s.confirmed_at < now() - make_interval(days => $3 - 1)
  and (s.confirmed_at at time zone 'Asia/Tbilisi')::date <= (now() at time zone 'Asia/Tbilisi')::date - $3::int`

/** Announces the next steps: one message for each owner and step, by email and on the notifications page. */
export async function announceSteps(pool: pg.Pool, signal?: AbortSignal): Promise<void> {
  for (const step of STEPS) {
    const { rows } = await pool.query<{ user_id: number }>(
      `select distinct s.user_id from statements s where ${ANNOUNCEABLE_SQL} limit $4`,
      [...toValues(step), MAX_PER_RUN],
    )
    await runForEach(
      rows,
      ({ user_id }) => inTransaction(pool, (transaction) => announceToOwner(transaction, step, user_id)),
      signal,
    )
  }
}

function toValues({ number, from, afterDays }: UnconfirmedStep): unknown[] {
  return [number, from, afterDays - ANNOUNCED_DAYS]
}

type Announced = { id: number; taken_at: Date; announced_at: Date }

/**
 * Records the announcement with its message, so a killed run has done both or neither. Does nothing while
 * another run announces to this owner: each would announce the statements that it locked first.
 */
async function announceToOwner(transaction: Db, step: UnconfirmedStep, userId: number): Promise<void> {
  const { rowCount } = await transaction.query(
    'select from users where id = $1 for no key update skip locked',
    [userId],
  )
  if (rowCount === 0) return
  const { rows } = await transaction.query<Announced>(
    `update statements set announced_step = $1, announced_at = now()
     where id in (select s.id from statements s where s.user_id = $4 and ${ANNOUNCEABLE_SQL}
                  for update skip locked)
     returning id, now() as announced_at,
       greatest(confirmed_at + make_interval(days => $5), now() + make_interval(days => $6)) as taken_at`,
    [...toValues(step), userId, step.afterDays, MIN_NOTICE_DAYS],
  )
  const [first] = rows
  if (!first) return
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other)
  const code = await createConfirmationLink(transaction, { userId, statementIds: ids })
  const message: NewMessage<'statements_unconfirmed'> = {
    kind: 'statements_unconfirmed',
    to: { userId },
    facts: {
      step: step.name,
      takenOn: new Date(Math.min(...rows.map(({ taken_at }) => taken_at.getTime()))),
      count: ids.length,
      statementIds: ids.slice(0, MAX_NUMBERS),
      code,
    },
    locale: 'ka',
    cause: `unconfirmed:${step.number}:${ids[0]}:${first.announced_at.getTime()}`,
  }
  await addMessage(transaction, message)
  await addEmailAsNotification(transaction, message, {
    userId,
    url: `${OWN_STATEMENTS_PATH}?status=${step.from}`,
  })
}
