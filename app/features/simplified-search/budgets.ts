import type { NumberRange } from '~/features/search-filters'

export type PaymentPeriod = 'once' | 'month' | 'night'

interface BudgetScale {
  period: PaymentPeriod
  /** Bracket edges in US dollars. */
  edges: readonly number[]
}

/**
 * Round amounts that divide the offers of a deal into shares of similar size, by deal type. Sale: flats of
 * 45–100 m² at the asking prices of Tbilisi in 2023–2025 (USD 1,000–2,200 per m²). The others follow at the
 * usual rates: a month's rent 0.55–0.75 % of the value, a night a fifteenth to a ninth of a month, a pledge
 * half of the value, land on lease 0.3–0.5 % a month.
 */
const BUDGET_SCALES: Readonly<Record<number, BudgetScale>> = {
  1: { period: 'once', edges: [50_000, 75_000, 100_000, 150_000, 250_000] },
  2: { period: 'month', edges: [400, 600, 900, 1_500] },
  3: { period: 'once', edges: [20_000, 35_000, 50_000, 80_000] },
  7: { period: 'night', edges: [30, 50, 80, 150] },
  10: { period: 'month', edges: [200, 500, 1_000] },
}

/** Returns budgets, cheapest first; empty while the deal is unknown. */
export function listBudgets(deal: number | undefined): NumberRange[] {
  const edges = BUDGET_SCALES[deal ?? 0]?.edges ?? []
  return edges.length === 0
    ? []
    : [...edges, undefined].map((to, place) => {
        const from = edges[place - 1]
        return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
      })
}

export function getPaymentPeriod(deal: number | undefined): PaymentPeriod {
  return BUDGET_SCALES[deal ?? 0]?.period ?? 'once'
}

/** Formats a radio value: `50000-75000`, `-50000`, `250000-`. */
export function toBudgetParam({ from, to }: NumberRange): string {
  return `${from ?? ''}-${to ?? ''}`
}
