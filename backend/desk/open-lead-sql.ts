/** SQL condition: the lead `l` waits for its sender. */
export const LEAD_WAITS = 'coalesce(l.waits_until > now(), false)'

/** SQL condition: the lead `l` is in the open list. */
export const IS_OPEN_LEAD = `l.closed_at is null and not ${LEAD_WAITS}`
