import { getLastValue, parseLari, parsePercent, parseSum, parseTyped } from '~/features/loan'
import { CURRENCY_IDS } from '~contract/currencies'
import { normalizeNumber, parseDecimal } from '~contract/values/amount'
import { type Assumption, COST_UNITS, type CostField } from './assumptions'

const AREA_FORMAT = { maxDigits: 6, maxDecimals: 2 }

const parsers: Record<(typeof COST_UNITS)[CostField], (text: string) => number | undefined> = {
  m2: (text) => parseDecimal(normalizeNumber(text), AREA_FORMAT),
  usd: (text) => parseSum(text, CURRENCY_IDS.usd),
  gel: parseLari,
  percent: parseCostPercent,
}

function parseCostPercent(text: string): number | undefined {
  const percent = parsePercent(text)
  return percent !== undefined && percent <= 100 ? percent : undefined
}

export interface TypedCost {
  value: number | undefined
  /** Invalid text as typed. */
  invalid?: string
  /** Source of the value, if it is the default. */
  source?: Assumption['source']
}

/** Parses a field: absent, it has its default; sent empty, the cost is not known. */
export function parseCost(
  searchParams: URLSearchParams,
  field: CostField,
  assumption: Assumption | undefined,
): TypedCost {
  if (getLastValue(searchParams, field) === undefined)
    return assumption ? { value: assumption.value, source: assumption.source } : { value: undefined }
  const typed = parseTyped(searchParams, field, parsers[COST_UNITS[field]])
  if (typeof typed === 'string') return { value: undefined, invalid: typed }
  return { value: typed, ...(typed === assumption?.value && { source: assumption?.source }) }
}
