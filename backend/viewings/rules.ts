import type { ViewingParty } from '~contract/viewings'

/** SQL of a viewing that is neither cancelled nor answered for, on a table of viewings without an alias. */
export const BOOKED_SQL = "state in ('booked', 'moved')"

/** SQL of a statement that can be viewed, on `statements s`. */
export const VIEWABLE_SQL = 's.is_public and s.expires_at > now()'

/** Returns the state of a viewing after one side cancels it. */
export function toCancelledState(by: ViewingParty | 'site') {
  return `cancelled_by_${by}` as const
}

/** A viewing took place unless one of the two sides says that it did not. */
export function toAnsweredState(answers: readonly (boolean | null)[]): 'took_place' | 'missed' {
  return answers.includes(false) ? 'missed' : 'took_place'
}
