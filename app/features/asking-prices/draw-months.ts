import type { AskingPriceMonth, Quartiles } from '~/upstream/asking-prices.server'

export const CHART_BOX = { width: 640, height: 240 }
/** Room for the labels of prices and months. */
export const MARGIN = { top: 12, right: 12, bottom: 28, left: 80 }
const MAX_LINES = 5

export interface PricePoint {
  month: string
  quartiles: Quartiles
}

export interface PriceChart {
  /** Horizontal lines at round prices. */
  lines: { y: number; price: number }[]
  months: { x: number; month: string }[]
  /** Paths of areas between the quartiles, one for each run of months without a gap. */
  areas: string[]
  /** Paths of medians, one for each run of months. */
  medians: string[]
  points: { x: number; y: number; month: string }[]
}

/** Converts the quartiles to a currency; months with too few statements are left out. */
export function toPricePoints(months: readonly AskingPriceMonth[], currency: 'gel' | 'usd'): PricePoint[] {
  return months.flatMap(({ month, usdRate, quartiles }) =>
    quartiles ? [{ month, quartiles: convertQuartiles(quartiles, currency, usdRate) }] : [],
  )
}

export function convertQuartiles(
  { lower, median, upper }: Quartiles,
  currency: 'gel' | 'usd',
  usdRate: number,
): Quartiles {
  const rate = currency === 'gel' ? 1 : usdRate
  return { lower: lower / rate, median: median / rate, upper: upper / rate }
}

/**
 * Draws medians and quartiles by month, from zero, so that small changes are not exaggerated.
 * @param points earliest first
 */
export function drawMonths(points: readonly PricePoint[]): PriceChart {
  const months = listMonths(points)
  const highest = Math.max(...points.map(({ quartiles }) => quartiles.upper), 1)
  const step = findStep(highest)
  const top = Math.ceil(highest / step) * step
  const x = (month: string) =>
    MARGIN.left +
    ((months.indexOf(month) + 0.5) / months.length) * (CHART_BOX.width - MARGIN.left - MARGIN.right)
  const y = (price: number) =>
    MARGIN.top + (1 - price / top) * (CHART_BOX.height - MARGIN.top - MARGIN.bottom)
  const toCorner = (month: string, price: number) => `${x(month).toFixed(1)} ${y(price).toFixed(1)}`
  const runs = listRuns(points, months)
  return {
    lines: Array.from({ length: Math.round(top / step) + 1 }, (_, index) => ({
      y: y(index * step),
      price: index * step,
    })),
    months: months.map((month) => ({ x: x(month), month })),
    areas: runs
      .filter((run) => run.length > 1)
      .map((run) => {
        const upper = run.map(({ month, quartiles }) => toCorner(month, quartiles.upper))
        const lower = run.toReversed().map(({ month, quartiles }) => toCorner(month, quartiles.lower))
        return `M${[...upper, ...lower].join('L')}Z`
      }),
    medians: runs
      .filter((run) => run.length > 1)
      .map((run) => `M${run.map(({ month, quartiles }) => toCorner(month, quartiles.median)).join('L')}`),
    points: points.map(({ month, quartiles }) => ({ x: x(month), y: y(quartiles.median), month })),
  }
}

/** Lists all months from the first to the last, also those without a median. */
function listMonths(points: readonly PricePoint[]): string[] {
  const [first, last] = [points[0]?.month, points.at(-1)?.month]
  if (!first || !last) return []
  const months: string[] = []
  for (let month = first; month <= last; month = nextMonth(month)) months.push(month)
  return months
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

function listRuns(points: readonly PricePoint[], months: readonly string[]): PricePoint[][] {
  const runs: PricePoint[][] = []
  for (const point of points) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && months.indexOf(point.month) === months.indexOf(before.month) + 1) run.push(point)
    else runs.push([point])
  }
  return runs
}

/** Returns the distance of round prices: 1, 2 or 5 times a power of ten. */
function findStep(highest: number): number {
  const rough = highest / MAX_LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power
}
