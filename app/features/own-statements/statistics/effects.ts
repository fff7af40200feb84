import type { StatementStatistics } from '~/upstream/own-statements.server'

/** Full days compared on each side of an event. */
export const COMPARED_DAYS = 7

export interface Effect {
  event: StatementStatistics['events'][number]
  /** Average views a day before and after the event; undefined while there are not enough full days. */
  change: { before: number; after: number } | undefined
}

/**
 * Compares the views of the week before each event with those of the week after it. The day of the event and
 * today belong to neither; days before the publication do not count.
 */
export function listEffects({
  days,
  events,
  own,
}: Pick<StatementStatistics, 'days' | 'events' | 'own'>): Effect[] {
  return events.map((event) => {
    // Days are listed from today into the past.
    const ago = days.findIndex(({ day }) => day === event.day)
    const after = days.slice(Math.max(1, ago - COMPARED_DAYS), ago)
    const before = days.slice(ago + 1, Math.min(ago + 1 + COMPARED_DAYS, own.daysListed + 1))
    const isFull = ago >= 0 && after.length === COMPARED_DAYS && before.length === COMPARED_DAYS
    return { event, change: isFull ? { before: average(before), after: average(after) } : undefined }
  })
}

const average = (days: StatementStatistics['days']) =>
  days.reduce((sum, { views }) => sum + views, 0) / days.length
