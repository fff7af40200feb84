import { HEIGHT, rect, repeat, stroke, svg, svgDocument, WIDTH } from '../svg'
import { drawFigures, getFiguresWidth } from './digits'
import { buildFloorPlan, decodePlanFacts, OUTLINE, type PlanRoom, type RoomUse } from './floor-plan'
import { drawFurniture } from './furniture'

const INK = '#423b35'
const PAPER = '#fbf8f2'
const GROUNDS: Readonly<Record<RoomUse, string>> = {
  living: '#f9eedb',
  kitchen: '#ebf0e2',
  bedroom: '#e6edf0',
  bath: '#dfedea',
  hall: '#f1ebe2',
}

/** Draws a plan. Labels are areas in square metres without a unit, so that it serves every language. */
export function drawPlan(seed: string, n: number) {
  const { tenths, rooms } = decodePlanFacts(n)
  const places = buildFloorPlan(seed, tenths, rooms)
  const hall = places.find(({ use }) => use === 'hall')
  const doors = hall ? places.filter((place) => place !== hall).map((place) => door(place, hall)) : []

  return svgDocument(
    svg`${rect(0, 0, WIDTH, HEIGHT, PAPER)}${grid()}${places.map((place) =>
      rect(
        place.x,
        place.y,
        place.width,
        place.height,
        GROUNDS[place.use],
        svg`stroke="${INK}" stroke-width="9"`,
      ),
    )}${rect(OUTLINE.x, OUTLINE.y, OUTLINE.width, OUTLINE.height, 'none', svg`stroke="${INK}" stroke-width="18"`)}${places.map(windows)}${doors}${
      hall ? entrance(hall) : ''
    }${places.map(drawFurniture)}${places.map(label)}${drawFigures(String(tenths / 10), WIDTH / 2, 822, 34, INK, PAPER)}`,
  )
}

const grid = () =>
  repeat(29, (at) => stroke(svg`M${40 * (at + 1)} 0V${HEIGHT}`, '#efe7db', 1.5)) +
  repeat(22, (at) => stroke(svg`M0 ${40 * (at + 1)}H${WIDTH}`, '#efe7db', 1.5))

function label({ x, y, width, height, tenths, use }: PlanRoom) {
  const text = (tenths / 10).toFixed(1)
  const size = Math.min(24, (width - 30) / getFiguresWidth(text))
  const middle = (use === 'bedroom' && height <= width * 1.1) || use === 'bath' ? 0.38 : 0.5
  return drawFigures(text, x + width * middle, y + height / 2 + size / 2, size, INK, GROUNDS[use])
}

function windows({ use, x, y, width, height }: PlanRoom) {
  if (use === 'hall' || use === 'bath') return ''
  const pane = (left: number, top: number, wide: number, high: number) =>
    rect(left, top, wide, high, '#fffdf9', 'stroke="#6f9bb0" stroke-width="3"')
  if (isNear(x, OUTLINE.x)) return pane(x - 9, y + height * 0.25, 18, height * 0.5)
  if (isNear(x + width, OUTLINE.x + OUTLINE.width))
    return pane(x + width - 9, y + height * 0.25, 18, height * 0.5)
  if (isNear(y, OUTLINE.y)) return pane(x + width * 0.25, y - 9, width * 0.5, 18)
  return pane(x + width * 0.25, y + height - 9, width * 0.5, 18)
}

const isNear = (one: number, other: number) => Math.abs(one - other) < 0.5

const LEAF = 54
const ARC = 'stroke="#9b9186" stroke-width="2.5" fill="none"'

function door(place: PlanRoom, hall: PlanRoom) {
  const ground = GROUNDS[place.use]
  const beside = isNear(place.x, hall.x + hall.width) ? 1 : isNear(place.x + place.width, hall.x) ? -1 : 0
  if (beside !== 0) {
    const x = beside === 1 ? place.x : hall.x
    const y = Math.max(place.y, hall.y) + 22
    return (
      rect(x - 7, y, 14, LEAF, ground) +
      svg`<path d="M${x} ${y}h${beside * LEAF}a${LEAF} ${LEAF} 0 0 ${beside === 1 ? 1 : 0} ${-beside * LEAF} ${LEAF}" ${ARC}/>`
    )
  }
  const below = isNear(place.y, hall.y + hall.height) ? 1 : -1
  const y = below === 1 ? place.y : hall.y
  const x = Math.max(place.x, hall.x) + 22
  return (
    rect(x, y - 7, LEAF, 14, ground) +
    svg`<path d="M${x} ${y}v${below * LEAF}a${LEAF} ${LEAF} 0 0 ${below === 1 ? 0 : 1} ${LEAF} ${-below * LEAF}" ${ARC}/>`
  )
}

function entrance(hall: PlanRoom) {
  const low = OUTLINE.y + OUTLINE.height
  if (isNear(hall.y + hall.height, low))
    return rect(hall.x + hall.width / 2 - 32, low - 11, 64, 22, GROUNDS.hall)
  const x = isNear(hall.x, OUTLINE.x) ? OUTLINE.x : OUTLINE.x + OUTLINE.width
  return rect(x - 11, hall.y + hall.height / 2 - 30, 22, 60, GROUNDS.hall)
}
