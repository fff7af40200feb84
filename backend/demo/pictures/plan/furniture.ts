import { disc, oval, rect, repeat } from '../svg'
import type { PlanRoom } from './floor-plan'

const LINE = '#9b9186'
const EDGE = `stroke="${LINE}" stroke-width="2.5"`
const PIECE = `${EDGE} rx="8"`
const WHITE = '#fffdf9'
const SOFT = '#ddd2c2'

export function drawFurniture(place: PlanRoom) {
  const draw = { living, kitchen, bedroom, bath, hall: () => '' }[place.use]
  return draw(place)
}

function living({ x, y, width, height }: PlanRoom) {
  const long = Math.min(width * 0.55, 230)
  return (
    rect(x + 34, y + 30, long, 58, WHITE, PIECE) +
    rect(x + 34, y + 30, long, 17, SOFT, PIECE) +
    (height > 220 ? rect(x + 34 + long * 0.2, y + 104, long * 0.6, 34, WHITE, PIECE) : '') +
    rect(x + 34, y + height - 44, long, 18, SOFT, PIECE) +
    disc(x + width - 54, y + height - 54, 24, '#a9bd97')
  )
}

function kitchen({ x, y, width, height }: PlanRoom) {
  const seats = height > 190
  const tableX = x + width * 0.5
  return (
    rect(x + 16, y + height - 58, width - 32, 42, WHITE, PIECE) +
    [0, 1].map((at) => disc(x + 48 + at * 30, y + height - 37, 10, WHITE, EDGE)).join('') +
    rect(x + width - 110, y + height - 51, 54, 28, SOFT, PIECE) +
    (seats
      ? [-1, 1].map((side) => rect(tableX + side * 62 - 14, y + 36, 28, 34, SOFT, PIECE)).join('') +
        rect(tableX - 48, y + 28, 96, 50, WHITE, PIECE)
      : '')
  )
}

function bedroom({ x, y, width, height }: PlanRoom) {
  const long = Math.min(height - 40, 130)
  const wide = Math.min(width * 0.36, 150)
  const left = x + width - wide - 26
  const top = y + (height - long) / 2
  const narrow = height > width * 1.1
  if (narrow) {
    const bed = Math.min(width - 70, 150)
    const bedX = x + (width - bed) / 2
    return (
      rect(bedX, y + 24, bed, Math.min(120, height * 0.4), WHITE, PIECE) +
      [0, 1].map((at) => rect(bedX + 8 + at * (bed / 2), y + 30, bed / 2 - 16, 26, SOFT, PIECE)).join('') +
      rect(x + 26, y + height - 46, width * 0.5, 24, WHITE, PIECE)
    )
  }
  return (
    rect(left, top, wide, long, WHITE, PIECE) +
    repeat(2, (at) => rect(left + wide - 40, top + 10 + at * (long / 2), 30, long / 2 - 20, SOFT, PIECE)) +
    rect(x + 60, y + 18, width * 0.26, 24, WHITE, PIECE)
  )
}

function bath({ x, y, width, height }: PlanRoom) {
  const upright = height > width
  return (
    (upright
      ? rect(x + width - 82, y + 20, 62, Math.min(130, height - 40), WHITE, PIECE)
      : rect(x + width - 160, y + 18, 140, 56, WHITE, PIECE)) +
    oval(x + 50, y + height - 46, 20, 25, WHITE, EDGE) +
    rect(x + 28, y + height - 26, 44, 12, WHITE, PIECE) +
    rect(x + 96, y + height - 46, 46, 30, SOFT, PIECE)
  )
}
