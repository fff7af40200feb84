import type { StatementDetails } from '~/upstream/statement-details.server'

/**
 * Maximum walk to an everyday place, in minutes. In a town a longer one is a gap of the map more often than a
 * fact.
 */
const MAX_EVERYDAY_MINUTES = 20

/** Lists all times to the metro, whose stations are all known, and only short ones to other places. */
export function listShownTimes(walkingTimes: StatementDetails['walkingTimes']) {
  return walkingTimes.filter(({ kind, minutes }) => kind === 'metro' || minutes <= MAX_EVERYDAY_MINUTES)
}
