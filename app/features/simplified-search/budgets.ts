import type { Range } from '../criteria'

/** What the sum of a deal is paid for: once, each month, each night. */
export type Period = 'once' | 'month' | 'night'

interface Ladder {
  period: Period
  /** Where one bracket ends and the next begins, in dollars: deals are asked and compared in them. */
  edges: readonly number[]
}

/**
 * Round sums that part the offers of a deal into shares of about the same size, by deal type. Sale: flats of 45–100 m²
 * at the asking prices of Tbilisi in 2023–2025 (USD 1,000–2,200 per m²). The others follow from it at the usual rates:
 * a month's rent 0.55–0.75 % of the value, a night a fifteenth to a ninth of a month, a pledge half of the value, land
 * on lease 0.3–0.5 % a month.
 */
const LADDERS: Readonly<Record<number, Ladder>> = {
  1: { period: 'once', edges: [50_000, 75_000, 100_000, 150_000, 250_000] },
  2: { period: 'month', edges: [400, 600, 900, 1_500] },
  3: { period: 'once', edges: [20_000, 35_000, 50_000, 80_000] },
  7: { period: 'night', edges: [30, 50, 80, 150] },
  10: { period: 'month', edges: [200, 500, 1_000] },
}

/** The brackets of a deal, the cheapest first; none while it is not known what the money would be for. */
export function budgetsOf(deal: number | undefined): Range[] {
  const edges = LADDERS[deal ?? 0]?.edges ?? []
  return edges.length === 0
    ? []
    : [...edges, undefined].map((to, place) => {
        const from = edges[place - 1]
        return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
      })
}

/** What the money of a deal is for. */
export function periodOf(deal: number | undefined): Period {
  return LADDERS[deal ?? 0]?.period ?? 'once'
}

/** A bracket as one value of a radio: `50000-75000`, `-50000`, `250000-`. */
export function budgetValue({ from, to }: Range): string {
  return `${from ?? ''}-${to ?? ''}`
}
