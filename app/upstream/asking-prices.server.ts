import type { z } from 'zod'
import { askingPriceEndpoints } from '~contract/endpoints/asking-prices'
import type * as wire from '~contract/schemas/asking-prices'
import { defineCall } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

/** Quartiles of prices per m², in lari. */
export interface Quartiles {
  lower: number
  median: number
  upper: number
}

export interface AskingPriceGroup {
  statements: number
  /** Undefined if there are too few statements. */
  quartiles: Quartiles | undefined
}

export interface AskingPriceMonth extends AskingPriceGroup {
  /** Month as "2026-10". */
  month: string
  /** Lari for a dollar on the last day. */
  usdRate: number
}

interface AskingPriceKind {
  dealId: number
  typeId: number
}

/** Months of a neighbourhood, latest first. */
export const askingPrices = ({
  dealId,
  typeId,
  urbanId,
}: AskingPriceKind & { urbanId: number }): Call<AskingPriceMonth[]> =>
  findByMonth({ query: { deal_type_id: dealId, real_estate_type_id: typeId, urban_id: urbanId } })

const findByMonth = defineCall(
  askingPriceEndpoints.byMonth,
  ({ months }: z.output<typeof wire.AskingPrices>) =>
    months.map(({ month, usd_rate: usdRate, ...group }) => ({ month, usdRate, ...toGroup(group) })),
)

export type LatestAskingPrices = NonNullable<ReturnType<typeof toLatest>>

/** Latest month of all neighbourhoods; undefined before the first count. */
export const latestAskingPrices = ({
  dealId,
  typeId,
}: AskingPriceKind): Call<LatestAskingPrices | undefined> =>
  findLatest({ query: { deal_type_id: dealId, real_estate_type_id: typeId } })

const findLatest = defineCall(askingPriceEndpoints.latest, toLatest)

function toLatest({ latest }: z.output<typeof wire.LatestAskingPrices>) {
  if (!latest) return undefined
  const { month, usd_rate: usdRate, neighbourhoods } = latest
  return {
    month,
    usdRate,
    neighbourhoods: neighbourhoods.map(({ urban_id: urbanId, ...group }) => ({
      urbanId,
      ...toGroup(group),
    })),
  }
}

interface GroupJson {
  statements: number
  lower_quartile: number | null
  median: number | null
  upper_quartile: number | null
}

function toGroup({ statements, lower_quartile, median, upper_quartile }: GroupJson): AskingPriceGroup {
  const isKnown = lower_quartile !== null && median !== null && upper_quartile !== null
  return {
    statements,
    quartiles: isKnown ? { lower: lower_quartile, median, upper: upper_quartile } : undefined,
  }
}
