import { createRandom } from '../../random'
import { parseStatementNumber } from '../statement-seed'
import { disc, HEIGHT, rect, repeat, shape, stroke, svg, svgDocument, WIDTH } from '../svg'
import { drawFigures } from './digits'
import { type Corner, createPlotOutline } from './plot-outline'

const INK = '#423b35'
const PAPER = '#fbf8f2'
const NEIGHBOUR = '#eee8dc'
const ROAD = '#dcd6cb'
const GROUND = '#dfe7cf'
const BOUNDARY = '#a8452f'

/** Room for the plot and its measures, in units of the drawing. */
const EXTENT = { width: 620, height: 430 }
const MIDDLE = { x: WIDTH / 2, y: 440 }

type Point = readonly [x: number, y: number]

/**
 * Draws a plot with the lengths of its sides, between its neighbours and a road; north is up.
 * Labels are figures in metres and square metres without units, as on plans of the register: one picture
 * serves every language.
 * @param squareMetres area of the plot
 */
export function drawSitePlan(seed: string, squareMetres: number) {
  const corners = createPlotOutline(parseStatementNumber(seed) ?? 1, squareMetres)
  const scale = fitScale(corners)
  const toPoint = ([north, east]: Corner): Point => [MIDDLE.x + east * scale, MIDDLE.y - north * scale]
  const points = corners.map(toPoint)
  return svgDocument(
    rect(0, 0, WIDTH, HEIGHT, PAPER) +
      drawSurroundings(seed, points) +
      shape(toPath(points), GROUND) +
      drawTrees(seed, points) +
      stroke(toPath(points), BOUNDARY, 6, 'stroke-linejoin="round"') +
      points.map(([x, y]) => disc(x, y, 11, PAPER, svg`stroke="${BOUNDARY}" stroke-width="5"`)).join('') +
      drawLengths(corners, points) +
      drawFigures(String(squareMetres), MIDDLE.x, MIDDLE.y + 22, 44, INK, GROUND) +
      drawNorth() +
      drawScale(scale),
  )
}

const toPath = (points: readonly Point[]) => `M${points.map(([x, y]) => svg`${x} ${y}`).join('L')}z`

/** Returns units a metre. */
function fitScale(corners: readonly Corner[]): number {
  const reach = (axis: 0 | 1) => Math.max(...corners.map((corner) => Math.abs(corner[axis])))
  return Math.min(EXTENT.height / 2 / reach(0), EXTENT.width / 2 / reach(1))
}

/** Draws the neighbouring plots, whose boundaries continue the plot's own, and the road along one side. */
function drawSurroundings(seed: string, points: readonly Point[]): string {
  const random = createRandom(seed, 'surroundings')
  const roadSide = random.whole(0, points.length - 1)
  const outward = (at: number, metres: number): Point => {
    const [x, y] = points[at] as Point
    const length = Math.hypot(x - MIDDLE.x, y - MIDDLE.y)
    return [x + ((x - MIDDLE.x) / length) * metres, y + ((y - MIDDLE.y) / length) * metres]
  }
  return points
    .map((point, at) => {
      const next = (at + 1) % points.length
      const beyond = [point, points[next] as Point, outward(next, 1_800), outward(at, 1_800)]
      const isRoad = at === roadSide
      const house = isRoad ? '' : drawHouse(random, point, points[next] as Point)
      return shape(toPath(beyond), isRoad ? ROAD : NEIGHBOUR, svg`stroke="${PAPER}" stroke-width="5"`) + house
    })
    .join('')
}

/** Draws a neighbour's house outside the middle of a side. */
function drawHouse(random: ReturnType<typeof createRandom>, [x, y]: Point, [nextX, nextY]: Point): string {
  const [dx, dy] = [(x + nextX) / 2 - MIDDLE.x, (y + nextY) / 2 - MIDDLE.y]
  const away = 1 + random.between(110, 150) / Math.hypot(dx, dy)
  const turn = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI
  const [wide, deep] = [random.between(90, 130), random.between(60, 84)]
  const place = svg`transform="translate(${MIDDLE.x + dx * away} ${MIDDLE.y + dy * away}) rotate(${turn})"`
  return (
    rect(-wide / 2, -deep / 2, wide, deep, '#d3c6b4', svg`${place} stroke="#b5a793" stroke-width="3"`) +
    stroke(svg`M${-wide / 2} 0H${wide / 2}`, '#b5a793', 3, place)
  )
}

/** Draws trees from above, near the corners. */
function drawTrees(seed: string, points: readonly Point[]): string {
  const random = createRandom(seed, 'trees')
  return repeat(random.whole(3, 7), () => {
    const [x, y] = random.pick(points)
    const share = random.between(0.62, 0.8)
    const place = [
      MIDDLE.x + (x - MIDDLE.x) * share + random.between(-22, 22),
      MIDDLE.y + (y - MIDDLE.y) * share + random.between(-22, 22),
    ] as const
    const size = random.between(13, 22)
    return disc(place[0], place[1], size, '#a9bf8c') + disc(place[0] - 3, place[1] - 3, size * 0.6, '#bccfa1')
  })
}

function drawLengths(corners: readonly Corner[], points: readonly Point[]): string {
  return points
    .map(([x, y], at) => {
      const next = (at + 1) % points.length
      const [nextX, nextY] = points[next] as Point
      const [north, east] = corners[at] as Corner
      const [nextNorth, nextEast] = corners[next] as Corner
      const length = Math.hypot(nextNorth - north, nextEast - east)
      const [dx, dy] = [(x + nextX) / 2 - MIDDLE.x, (y + nextY) / 2 - MIDDLE.y]
      const away = 1 + 52 / Math.hypot(dx, dy)
      return drawFigures(length.toFixed(1), MIDDLE.x + dx * away, MIDDLE.y + dy * away + 14, 27, INK, PAPER)
    })
    .join('')
}

const drawNorth = () =>
  disc(1_090, 116, 52, PAPER) +
  shape('M1090 74l22 72-22-15z', INK) +
  shape('M1090 74l-22 72 22-15z', 'none', svg`stroke="${INK}" stroke-width="3" stroke-linejoin="round"`)

/** Draws a bar of a round number of metres. */
function drawScale(scale: number): string {
  const metres = [2, 5, 10, 20, 50, 100, 200, 500].findLast((length) => length * scale < 260) ?? 2
  const [x, y] = [90, 826]
  return (
    rect(x - 30, y - 66, metres * scale + 60, 100, PAPER, 'rx="12"') +
    stroke(svg`M${x} ${y - 9}v18M${x} ${y}h${metres * scale}M${x + metres * scale} ${y - 9}v18`, INK, 4) +
    drawFigures(String(metres), x + (metres * scale) / 2, y - 20, 25, INK, PAPER)
  )
}
