import { MIN_SHOWN_REPORTS, TRUST_PERIOD_DAYS } from '~contract/trust'
import { DAY_MS, startOfGeorgianDay, toGeorgianDate } from '~contract/values/georgian-time'

export interface Period {
  begin: Date
  /** Excluded. */
  end: Date
}

/** Ends with yesterday: a figure that changed at once would tell who reads it when somebody has reported. */
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

/** The rarest are counted together until all are enough to be told; those that nobody gave are left out. The most frequent first. */
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
