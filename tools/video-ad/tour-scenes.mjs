// Scenes of the video ad for 3D tours: a plan rises to rooms, a visitor crosses them, and a phone frames the
// flat.
import { AMBER, BRICK, easeBetween, INK, LINE, PAPER, PINE, rect, SIZE, svgDocument } from './svg.mjs'

export const SECONDS = 9

/** Metres to points of the picture. */
const SCALE = 34
const WALL = 1.5
const FLAT = { width: 10, depth: 6.4 }

/** @typedef {[x: number, y: number, z: number]} Point */
/** @typedef {{ x: number, y: number, width: number, depth: number }} Area */

/** @type {(Area & { fill: string })[]} */
const rooms = [
  { x: 0, y: 0, width: 5.5, depth: 6.4, fill: '#ead9bd' },
  { x: 5.5, y: 0, width: 4.5, depth: 3.4, fill: '#dfe8dc' },
  { x: 5.5, y: 3.4, width: 2.1, depth: 3, fill: '#d8e4ea' },
  { x: 7.6, y: 3.4, width: 2.4, depth: 3, fill: '#f0e2d2' },
]

/**
 * Lines from point to point; gaps are doors.
 * @type {[number, number, number, number][]}
 */
const walls = [
  [0, 0, 10, 0],
  [0, 0, 0, 6.4],
  [10, 0, 10, 6.4],
  [0, 6.4, 7.9, 6.4],
  [9.2, 6.4, 10, 6.4],
  [5.5, 0, 5.5, 1.6],
  [5.5, 2.7, 5.5, 6.4],
  [5.5, 3.4, 8.2, 3.4],
  [9.3, 3.4, 10, 3.4],
  [7.6, 4.6, 7.6, 6.4],
]

/** @type {(Area & { height: number, fill: string })[]} */
const furniture = [
  { x: 0.5, y: 1, width: 1.1, depth: 3, height: 0.55, fill: PINE },
  { x: 2.5, y: 1.8, width: 1.1, depth: 1.3, height: 0.4, fill: '#c9955a' },
  { x: 1.2, y: 5, width: 2.6, depth: 0.8, height: 0.75, fill: '#c9955a' },
  { x: 6.4, y: 0.4, width: 1.9, depth: 2.1, height: 0.5, fill: BRICK },
  { x: 5.8, y: 5.4, width: 1.5, depth: 0.7, height: 0.5, fill: PAPER },
  { x: 8.7, y: 0.3, width: 1, depth: 0.5, height: 1.1, fill: '#c9955a' },
]

/** @type {[number, number][]} */
const visitorPath = [
  [8.55, 7.2],
  [8.6, 4.3],
  [8.6, 2.8],
  [5.5, 2.15],
  [4.2, 3.4],
]

/** @param {number} time in seconds */
export function drawFrame(time) {
  const risen = easeBetween(time, 1.9, 3.4)
  const raised = easeBetween(time, 6.5, 7.4)
  const turn = -0.5 * risen + 0.9 * easeBetween(time, 3, 7.6)
  const view = createView(turn, risen, 1 - 0.42 * raised)
  const drawn = [
    ...drawFloors(view, time),
    ...drawWallsAndFurniture(view, time, risen),
    drawVisitor(view, time),
  ]
  return svgDocument(
    drawGround(risen),
    drawPhone(raised, drawn.join('')),
    drawRotationBadge(easeBetween(time, 7.3, 8)),
  )
}

/**
 * Projects points from above at first, then from the side.
 * @param {number} turn in radians
 * @param {number} risen from 0, a plan, to 1
 * @param {number} size
 */
function createView(turn, risen, size) {
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
  /** @param {Point} point */
  const getDepth = ([x, y]) => (x - FLAT.width / 2) * sine + (y - FLAT.depth / 2) * cosine
  /** @param {Point} point */
  const project = (point) => {
    const across = (point[0] - FLAT.width / 2) * cosine - (point[1] - FLAT.depth / 2) * sine
    const scale = SCALE * size
    const down = getDepth(point) * (1 - 0.42 * risen) - point[2] * 0.8 * risen + 0.5 * risen
    return `${(SIZE.width / 2 + across * scale).toFixed(1)},${(SIZE.height / 2 + down * scale).toFixed(1)}`
  }
  return { along: getDepth, project }
}

/** @typedef {ReturnType<typeof createView>} View */

/** @type {(view: View, points: Point[], fill: string, more?: string) => string} */
const drawPolygon = (
  { project },
  points,
  fill,
  more = `stroke="${INK}" stroke-width="1" stroke-linejoin="round"`,
) => `<polygon points="${points.map(project).join(' ')}" fill="${fill}" ${more}/>`

/** The four corners of an area at a height. @type {(area: Area, z?: number) => Point[]} */
const getCorners = ({ x, y, width, depth }, z = 0) => [
  [x, y, z],
  [x + width, y, z],
  [x + width, y + depth, z],
  [x, y + depth, z],
]

/** Colours room after room. @type {(view: View, time: number) => string[]} */
function drawFloors(view, time) {
  return rooms.map((room, index) => {
    const shown = easeBetween(time, 0.9 + index * 0.2, 1.4 + index * 0.2)
    return drawPolygon(view, getCorners(room), room.fill, `opacity="${shown}"`)
  })
}

/** Draws farther items first. @type {(view: View, time: number, risen: number) => string[]} */
function drawWallsAndFurniture(view, time, risen) {
  const drawn = walls.map(([x1, y1, x2, y2], index) => {
    const part = easeBetween(time, index * 0.1, 0.5 + index * 0.1)
    const [x, y] = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]
    /** @type {Point} */
    const middle = [(x1 + x2) / 2, (y1 + y2) / 2, 0]
    // Lower towards the viewer, so that the rooms are visible.
    const high = WALL * risen * (1 - 0.75 * easeBetween(view.along(middle), 0.6, 2.2))
    /** @type {Point[]} */
    const points = [
      [x1, y1, 0],
      [x, y, 0],
      [x, y, high],
      [x1, y1, high],
    ]
    const fill = y1 === y2 ? PAPER : '#e6dccb'
    const stroke = `stroke="${INK}" stroke-width="${3 - 1.6 * risen}" stroke-linejoin="round"`
    return { depth: view.along(middle), shape: part > 0 ? drawPolygon(view, points, fill, stroke) : '' }
  })
  const boxes = furniture.map((item, index) => {
    const shown = easeBetween(time, 1.3 + index * 0.12, 1.7 + index * 0.12)
    const middle = view.along([item.x + item.width / 2, item.y + item.depth / 2, 0])
    return { depth: middle, shape: `<g opacity="${shown}">${drawBox(view, item, item.height * risen)}</g>` }
  })
  return [...drawn, ...boxes].sort((one, other) => one.depth - other.depth).map(({ shape }) => shape)
}

/**
 * Draws farther sides first, then the top.
 * @type {(view: View, item: Area & { fill: string }, height: number) => string}
 */
function drawBox(view, item, height) {
  const [floor, top] = [getCorners(item), getCorners(item, height)]
  const sides = floor.map((from, index) => {
    const next = (index + 1) % 4
    const points = /** @type {Point[]} */ ([from, floor[next], top[next], top[index]])
    return { depth: view.along(from) + view.along(/** @type {Point} */ (floor[next])), points }
  })
  sides.sort((one, other) => one.depth - other.depth)
  const shade = `stroke="${INK}" stroke-width="1" stroke-opacity="0.4"`
  return [
    ...sides.map(({ points }) => drawPolygon(view, points, item.fill, shade)),
    drawPolygon(view, top, item.fill, shade),
  ].join('')
}

/** @type {(view: View, time: number) => string} */
function drawVisitor(view, time) {
  const steps = visitorPath.length - 1
  const far = easeBetween(time, 3.6, 6.6) * steps
  const index = Math.min(steps - 1, Math.floor(far))
  const [[x1, y1], [x2, y2]] = /** @type {[[number, number], [number, number]]} */ (
    visitorPath.slice(index, index + 2)
  )
  const part = far - index
  const [x, y] = view.project([x1 + (x2 - x1) * part, y1 + (y2 - y1) * part, 0.25]).split(',')
  const shown = easeBetween(time, 3.3, 3.7)
  const pulse = (time * 1.2) % 1
  return `<g opacity="${shown}"><circle cx="${x}" cy="${y}" r="${9 + 16 * pulse}" fill="none" stroke="${BRICK}" stroke-width="2" opacity="${1 - pulse}"/>
    <circle cx="${x}" cy="${y}" r="9" fill="${BRICK}" stroke="${PAPER}" stroke-width="3"/></g>`
}

/** @param {number} risen */
function drawGround(risen) {
  return `<ellipse cx="320" cy="${200 + 20 * risen}" rx="${260 * risen}" ry="${96 * risen}" fill="${LINE}" opacity="0.35"/>`
}

/** @type {(raised: number, flat: string) => string} */
function drawPhone(raised, flat) {
  const [x, y, width, height] = [185, 84, 270, 192]
  return `<g opacity="${raised}">${rect(x - 16, y - 12 + 30 * (1 - raised), width + 32, height + 24, INK, 'rx="26"')}${rect(x, y + 30 * (1 - raised), width, height, PAPER, 'rx="14"')}</g>${flat}`
}

/** @param {number} shown */
function drawRotationBadge(shown) {
  return `<g opacity="${shown}" transform="translate(455 84) scale(${0.7 + 0.3 * shown})"><circle r="38" fill="${AMBER}" stroke="${PAPER}" stroke-width="5"/>
    <text y="8" text-anchor="middle" font-family="sans-serif" font-size="23" font-weight="700" fill="${INK}">360°</text></g>`
}
