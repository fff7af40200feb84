import type { Box, Point } from './map-view'

/** A rectangle of a picture that something takes up. */
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

/** Georgian letters are the widest: so much of their height. */
const LETTER_WIDTH = 0.66
/** Where a name is tried when its place is taken, in lines above or below. */
const LINE_OFFSETS = [0, -1.4, 1.4, -2.6, 2.6]
const EDGE_MARGIN = 6
/** Names wider than their place are read as one with the next. */
const LABEL_GAP = 5

/** Names that neither cover each other nor what is taken, nor are cut by an edge; the first of them come first. */
export function placeLabels(
  names: readonly Label[],
  occupied: readonly OccupiedBox[],
  { box, height, most }: { box: Box; height: number; most: number },
): Label[] {
  const allOccupied = [...occupied]
  const placed: Label[] = []
  for (const {
    text,
    at: [x, y],
  } of names) {
    if (placed.length === most) break
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

/** Whether two rectangles have a part in common. */
export function doOverlap(one: OccupiedBox, other: OccupiedBox): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
