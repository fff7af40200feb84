import { STATEMENT_TERM_DAYS } from '~contract/statements'

/** SQL of the end of a returning statement: one whose term has ended meanwhile would expire at once. */
export const TERM_SQL = `case when expires_at <= now() then now() + interval '${STATEMENT_TERM_DAYS} days' else expires_at end`

/**
 * SQL assignments that record a confirmation. The time never goes back, even if the clock does.
 * The status is separate, as some acts set another one.
 */
export const CONFIRMED_SQL = `confirmed_at = greatest(confirmed_at, now()),
  unconfirmed_step = 0, announced_step = 0, announced_at = null`

/** SQL assignments that return a statement to the search if only the confirmation was missing. */
export const REACTIVATED_SQL = `status = case when status = 'unconfirmed' then 'active' else status end,
  expires_at = case when status = 'unconfirmed' then ${TERM_SQL} else expires_at end`
