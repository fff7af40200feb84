interface Range {
  low: number
  high: number
}

const STEP = 1_000

/** Rounds a range outwards to whole thousands, as prices usually are; `rate` converts it. */
export function roundRange({ low, high }: Range, rate: number): Range {
  return { low: Math.floor((low * rate) / STEP) * STEP, high: Math.ceil((high * rate) / STEP) * STEP }
}

/** Compares a price with a range as shown, in whole thousands. */
export function comparePrice(price: number, range: Range): 'below' | 'within' | 'above' {
  const { low, high } = roundRange(range, 1)
  if (price < low) return 'below'
  return price > high ? 'above' : 'within'
}

export const RANGE_BOX = { width: 320, height: 16 }
const MARGIN = 8
/** Share of the scale that is free beyond the range and the price. */
const PADDING = 0.12

/** Draws a range and a price on one scale: paths of the whole scale and the range, and the x of the price. */
export function drawRange({ low, high }: Range, price: number) {
  const [from, to] = [Math.min(low, price), Math.max(high, price)]
  const padding = (to - from) * PADDING || 1
  const scale = (RANGE_BOX.width - 2 * MARGIN) / (to - from + 2 * padding)
  const x = (amount: number) => Math.round(MARGIN + (amount - from + padding) * scale)
  const line = (start: number, end: number) => `M${start} ${RANGE_BOX.height / 2}H${end}`
  return {
    track: line(MARGIN, RANGE_BOX.width - MARGIN),
    range: line(x(low), x(high)),
    price: x(price),
  }
}
