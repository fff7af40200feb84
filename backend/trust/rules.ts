import { MIN_SHOWN_REPORTS, TRUST_PERIOD_DAYS } from '~contract/public-figures'
import { DAY_MS, startOfGeorgianDay, toGeorgianDate } from '~contract/values/georgian-time'

export interface Period {
  begin: Date
  /** End of the period, exclusive. */
  end: Date
}

/** Returns the period until yesterday. Current figures would reveal when someone reports. */
export function getTrustPeriod(now: Date): Period {
  const end = startOfGeorgianDay(now)
  return { begin: new Date(end.getTime() - TRUST_PERIOD_DAYS * DAY_MS), end }
}

export function toPeriodDays({ begin, end }: Period): { since: string; until: string } {
  return { since: toGeorgianDate(begin), until: toGeorgianDate(new Date(end.getTime() - DAY_MS)) }
}

export interface ReasonCount<Reason> {
  reasons: Reason[]
  received: number
}

/**
 * Merges the rarest reasons until every count is large enough to be shown; the most frequent come first.
 * Unused reasons are excluded.
 */
export function joinRareReasons<Reason>(counts: readonly ReasonCount<Reason>[]): ReasonCount<Reason>[] {
  const rows = counts
    .filter(({ received }) => received > 0)
    .sort((one, other) => other.received - one.received)
  const [last, other] = [rows.at(-1), rows.at(-2)]
  if (!last || !other || last.received >= MIN_SHOWN_REPORTS) return rows
  const joined = {
    reasons: [...other.reasons, ...last.reasons],
    received: other.received + last.received,
  }
  return joinRareReasons([...rows.slice(0, -2), joined])
}
