/** Space that a marker takes around its point, touch target included, in pixels. */
export interface MarkSize {
  side: number
  above: number
  below: number
}

/** Radius of a cluster's touch target. */
const TARGET_RADIUS = 22
/** Half the width of the touch target of a price, which is 44 pixels high. */
const TARGET_SIDE = 28

/** Text of a pin without a price. */
export const NO_PRICE = '…'

export function getClusterRadius(count: number): number {
  return Math.round(Math.min(13 + 1.2 * Math.sqrt(count), 26))
}

/** Returns half the width of a price. */
export function getPriceSide(price: string): number {
  return Math.round(price.length * 4.1 + 8)
}

export function getClusterSize(count: number): MarkSize {
  const side = Math.max(getClusterRadius(count), TARGET_RADIUS)
  return { side, above: side, below: side }
}

/** Returns the size of a price, which is drawn above its place. */
export function getPinSize(price: string): MarkSize {
  return { side: Math.max(getPriceSide(price), TARGET_SIDE), above: 40, below: 4 }
}
