/** Kinds of people with pages of their own. */
export type CompanyKind = 'broker' | 'developer'

const ORDERS = {
  broker: ['popularity', 'statements'],
  developer: ['projects', 'statements', 'popularity'],
} as const satisfies Record<CompanyKind, readonly string[]>

export type Order = (typeof ORDERS)[CompanyKind][number]

/** What a list can be ordered by; the first is how it is ordered when nobody says. */
export function ordersOf(kind: CompanyKind): readonly [Order, ...Order[]] {
  return ORDERS[kind]
}
