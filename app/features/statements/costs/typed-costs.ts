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

/**
 * Returns the parameter with the default that the form showed in a field. A fee sent unchanged is not the
 * visitor's: it changes with the bank.
 */
export const toDefaultParam = (field: CostField) => `${field}_default`

/** Parses a field: absent or sent unchanged, it has its default; sent empty, the cost is not known. */
export function parseCost(
  searchParams: URLSearchParams,
  field: CostField,
  assumption: Assumption | undefined,
): TypedCost {
  const text = getLastValue(searchParams, field)
  const isUnchanged = text !== '' && text === getLastValue(searchParams, toDefaultParam(field))
  if (text === undefined || isUnchanged)
    return assumption ? { value: assumption.value, source: assumption.source } : { value: undefined }
  const typed = parseTyped(searchParams, field, parsers[COST_UNITS[field]])
  if (typeof typed === 'string') return { value: undefined, invalid: typed }
  return { value: typed, ...(typed === assumption?.value && { source: assumption?.source }) }
}
