import { ANNOUNCED_DAYS, UNCONFIRMED_STEPS } from '~contract/freshness'
import { DAY_MS } from '~contract/values/georgian-time'
import type { Random } from '../../random'
import { pickWeighted } from '../../weighted-choice'

export interface Lifecycle {
  status: 'active' | 'unconfirmed' | 'hidden' | 'inactive' | 'expired'
  createdAt: Date
  lastUpdated: Date
  expiresAt: Date
  views: number
  /** 0 none, 1 VIP, 2 VIP+, 3 super VIP. */
  vipTier: 0 | 1 | 2 | 3
  vipUntil: Date | null
  colorUntil: Date | null
  promotedUntil: Date | null
}

export interface Freshness {
  confirmedAt: Date
  /** Last step of an unconfirmed statement, announced some days before. */
  unconfirmedStep: number
  announcedAt: Date | null
}

/** Days a statement stays active after a renewal. */
const ACTIVE_DAYS = 90

/** Creates times within the 120 days before `day`, skewed to recent ones; one in forty on the day itself. */
export function createLifecycle(random: Random, day: Date): Lifecycle {
  const at = (days: number) => new Date(day.getTime() + Math.round(days * DAY_MS))
  const status = pickWeighted(random, [
    ['active', 90],
    ['expired', 5],
    ['hidden', 3],
    ['inactive', 2],
  ] as const)
  if (status === 'expired') {
    const renewed = -random.between(ACTIVE_DAYS + 1, 119)
    const created = Math.max(-120, renewed - random.between(0, 12))
    return {
      status,
      createdAt: at(created),
      lastUpdated: at(renewed),
      expiresAt: at(renewed + ACTIVE_DAYS),
      views: random.whole(40, 900),
      ...NOT_PROMOTED,
    }
  }

  const age = random.chance(0.025) ? 0 : 120 * random.next() ** 1.5
  const renewed = Math.min(age * random.next(), ACTIVE_DAYS - 30)
  const paid = status === 'active' ? pickPromotion(random, at) : NOT_PROMOTED
  return {
    status,
    createdAt: at(-age),
    lastUpdated: at(-renewed),
    expiresAt: at(ACTIVE_DAYS - renewed),
    views: Math.round((age + 0.3) * random.between(1, 14) * (paid.vipTier + 1)),
    ...paid,
  }
}

/** Ages of the confirmation in days, for each step, whose statements have the share of all. */
const UNCONFIRMED = [
  { share: 0.04, step: 1, from: 15, until: 26 },
  { share: 0.03, step: 2, from: 31, until: 56 },
  { share: 0.01, step: 3, from: 61, until: 72 },
] as const
/** Maximum age of other confirmations in days; demo owners confirm weekly. */
const CONFIRMED_DAYS = 8

/**
 * Creates the confirmation of a statement, with its status and last update if that has consequences. Owners
 * of promoted statements confirm.
 */
export function createFreshness(
  random: Random,
  { status, createdAt, lastUpdated, vipTier }: Lifecycle,
  day: Date,
): Freshness & Pick<Lifecycle, 'status' | 'lastUpdated'> {
  const at = (days: number) => new Date(day.getTime() - Math.round(days * DAY_MS))
  const chosen = pickWeighted(random, [
    [undefined, 1 - UNCONFIRMED.reduce((sum, { share }) => sum + share, 0)],
    ...UNCONFIRMED.map((group) => [group, group.share] as const),
  ])
  const recent = at(random.between(0, CONFIRMED_DAYS))
  const confirmedAt = chosen && at(random.between(chosen.from, chosen.until))
  if (!chosen || !confirmedAt || status !== 'active' || vipTier > 0 || confirmedAt < createdAt) {
    const latest = status === 'active' ? recent : lastUpdated
    return {
      status,
      lastUpdated,
      confirmedAt: latest > lastUpdated ? latest : lastUpdated,
      unconfirmedStep: 0,
      announcedAt: null,
    }
  }
  const { step } = chosen
  const { afterDays } = UNCONFIRMED_STEPS[step - 1] as (typeof UNCONFIRMED_STEPS)[number]
  return {
    status: ([undefined, 'active', 'unconfirmed', 'hidden'] as const)[step] ?? status,
    lastUpdated: lastUpdated < confirmedAt ? lastUpdated : confirmedAt,
    confirmedAt,
    unconfirmedStep: step,
    announcedAt: new Date(confirmedAt.getTime() + (afterDays - ANNOUNCED_DAYS) * DAY_MS),
  }
}

const NOT_PROMOTED = { vipTier: 0, vipUntil: null, colorUntil: null, promotedUntil: null } as const

function pickPromotion(random: Random, at: (days: number) => Date) {
  const vipTier = pickWeighted(random, [
    [0, 87],
    [1, 7],
    [2, 4],
    [3, 2],
  ] as const)
  const until = (share: number, max: number) => (random.chance(share) ? at(random.between(2, max)) : null)
  const vipUntil = until(1, 45)
  return {
    vipTier,
    vipUntil: vipTier ? vipUntil : null,
    colorUntil: until(0.03, 20),
    promotedUntil: until(0.025, 20),
  }
}
