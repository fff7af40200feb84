import type { Box, Point } from './view'

/** A rectangle of a picture that something takes up. */
export interface Taken {
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
const TRIES = [0, -1.4, 1.4, -2.6, 2.6]
const EDGE = 6
/** Names wider than their place are read as one with the next. */
const APART = 5

/** Names that neither cover each other nor what is taken, nor are cut by an edge; the first of them come first. */
export function placeLabels(
  names: readonly Label[],
  taken: readonly Taken[],
  { box, height, most }: { box: Box; height: number; most: number },
): Label[] {
  const full = [...taken]
  const placed: Label[] = []
  for (const {
    text,
    at: [x, y],
  } of names) {
    if (placed.length === most) break
    const half = (text.length * height * LETTER_WIDTH) / 2
    for (const lines of TRIES) {
      const baseline = y + lines * height
      const room = {
        left: x - half - APART,
        right: x + half + APART,
        top: baseline - height,
        bottom: baseline + height * 0.35,
      }
      if (!isWithin(room, box) || full.some((one) => overlap(one, room))) continue
      full.push(room)
      placed.push({ text, at: [Math.round(x), Math.round(baseline)] })
      break
    }
  }
  return placed
}

function isWithin({ left, top, right, bottom }: Taken, { width, height }: Box): boolean {
  return left > EDGE && top > EDGE && right < width - EDGE && bottom < height - EDGE
}

/** Whether two rectangles have a part in common. */
export function overlap(one: Taken, other: Taken): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
