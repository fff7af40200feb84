import type { Box, Point } from './map-view'

export interface OccupiedBox {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Label {
  text: string
  at: Point
}

/** Width per height of Georgian letters, the widest ones. */
const LETTER_WIDTH = 0.66
/** Vertical offsets tried for a label, in lines. */
const LINE_OFFSETS = [0, -1.4, 1.4, -2.6, 2.6]
const EDGE_MARGIN = 6
/** Labels closer than this read as one. */
const LABEL_GAP = 5

/** Places labels in order of priority so that none overlaps another, an occupied box or an edge. */
export function placeLabels(
  names: readonly Label[],
  occupied: readonly OccupiedBox[],
  { box, height, maxCount }: { box: Box; height: number; maxCount: number },
): Label[] {
  const allOccupied = [...occupied]
  const placed: Label[] = []
  for (const {
    text,
    at: [x, y],
  } of names) {
    if (placed.length === maxCount) break
    const half = (text.length * height * LETTER_WIDTH) / 2
    for (const lines of LINE_OFFSETS) {
      const baseline = y + lines * height
      const labelBox = {
        left: x - half - LABEL_GAP,
        right: x + half + LABEL_GAP,
        top: baseline - height,
        bottom: baseline + height * 0.35,
      }
      if (!isWithin(labelBox, box) || allOccupied.some((one) => doOverlap(one, labelBox))) continue
      allOccupied.push(labelBox)
      placed.push({ text, at: [Math.round(x), Math.round(baseline)] })
      break
    }
  }
  return placed
}

function isWithin({ left, top, right, bottom }: OccupiedBox, { width, height }: Box): boolean {
  return (
    left > EDGE_MARGIN && top > EDGE_MARGIN && right < width - EDGE_MARGIN && bottom < height - EDGE_MARGIN
  )
}

export function doOverlap(one: OccupiedBox, other: OccupiedBox): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
