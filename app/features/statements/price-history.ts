import type { Currency } from '~contract/currencies'
import { convertPrice } from './prices'

export interface FormerAskingPrice {
  price: number
  currency: Currency
  since: Date
  until: Date
  /** Lari for a dollar at both ends; undefined while no rate was known. */
  rateFrom: number | undefined
  rateUntil: number | undefined
}

interface PricedStatement {
  formerPrices: readonly FormerAskingPrice[]
  price: Partial<Record<Currency, { total?: number | undefined } | undefined>>
  ownCurrency: Currency
}

/** Price in one currency at a moment. */
export interface PricePoint {
  at: Date
  amount: number
}

/** Change of the price in one currency, as factors: `seller * rate` is `total`. */
export interface PriceSplit {
  /** Part of the seller, who each for another price. */
  seller: number
  /** Part of the exchange rate since the price before was set. */
  rate: number
  total: number
}

export interface PriceStep extends PricePoint {
  /** Undefined for the first price. */
  change: PriceSplit | undefined
}

export interface PriceHistory {
  /** Prices in the order of time, each at its beginning, and the present price at the end. */
  steps: PriceStep[]
  /** Corners of a line from the first price to the present one. */
  line: PricePoint[]
}

/**
 * Returns the history of a price in one currency, split into the seller's part and that of the rate.
 * @param presentRate lari for a dollar
 * @returns undefined if the price never changed or a rate is unknown
 */
export function getPriceHistory(
  { formerPrices, price, ownCurrency }: PricedStatement,
  target: Currency,
  presentRate: number | undefined,
  now: Date,
): PriceHistory | undefined {
  const earlier = formerPrices.toReversed()
  const last = earlier.at(-1)
  const present = price[ownCurrency]?.total
  if (!last || !present) return undefined
  const current = { price: present, currency: ownCurrency, since: last.until, until: now }
  const prices = [...earlier, { ...current, rateFrom: last.rateUntil, rateUntil: presentRate }]

  const steps: PriceStep[] = []
  const line: PricePoint[] = []
  let former: { from: number; until: number } | undefined
  for (const each of prices) {
    const from = convertPrice(each, target, each.rateFrom)
    const until = convertPrice(each, target, each.rateUntil)
    if (from === undefined || until === undefined) return undefined
    const change = former && splitChange(former, from)
    steps.push({ at: each.since, amount: from, change })
    line.push({ at: each.since, amount: from }, { at: each.until, amount: until })
    former = { from, until }
  }
  if (!former) return undefined
  steps.push({ at: now, amount: former.until, change: splitChange(former, former.until) })
  return { steps, line }
}

/**
 * @param former the price before, at the rates of its beginning and its end
 * @param price the price after, at the rate of the end
 */
function splitChange(former: { from: number; until: number }, price: number): PriceSplit {
  return { seller: price / former.until, rate: former.until / former.from, total: price / former.from }
}

/** Minimum height of a drawing as a share of the present price: smaller changes are not exaggerated. */
const MIN_SPAN = 0.12
export const CHART_BOX = { width: 320, height: 72 }
const MARGIN = 4

/** Draws lines as SVG paths on one scale: each in shares of its present price, which is the last point. */
export function drawPriceLines(lines: readonly (readonly PricePoint[])[]): string[] {
  const relative = lines.map((line) => {
    const present = line.at(-1)?.amount ?? 1
    return line.map(({ at, amount }) => ({ time: at.valueOf(), share: amount / present }))
  })
  const all = relative.flat()
  const shares = all.map(({ share }) => share)
  const times = all.map(({ time }) => time)
  const [low, high] = [Math.min(...shares), Math.max(...shares)]
  const span = Math.max(high - low, MIN_SPAN)
  const bottom = (low + high - span) / 2
  const start = Math.min(...times)
  const duration = Math.max(1, Math.max(...times) - start)
  const x = (time: number) => MARGIN + ((time - start) / duration) * (CHART_BOX.width - 2 * MARGIN)
  const y = (share: number) =>
    CHART_BOX.height - MARGIN - ((share - bottom) / span) * (CHART_BOX.height - 2 * MARGIN)
  return relative.map(
    (line) => `M${line.map(({ time, share }) => `${x(time).toFixed(1)} ${y(share).toFixed(1)}`).join('L')}`,
  )
}
