import { IllustrationFrame } from './illustration-frame'
import { type Box, boxFacePaths, type FloorPoint, facePath, floorLinePath, toMarkCentre } from './isometric'

const FLOOR_SIDE = 9
const WALL_HEIGHT = 2.1
const INNER_WALL_HEIGHT = 1.1
/** Stops of the tour. */
const ROUTE_POINTS: readonly FloorPoint[] = [
  [2.2, 5.2],
  [5.1, 3.9],
  [7.3, 2.4],
]

export function TourIllustration() {
  return (
    <IllustrationFrame>
      <path
        className="a-shade"
        d={facePath(
          [0, FLOOR_SIDE, -0.5],
          [0, FLOOR_SIDE],
          [FLOOR_SIDE, FLOOR_SIDE],
          [FLOOR_SIDE, FLOOR_SIDE, -0.5],
        )}
      />
      <path
        className="a-shade"
        d={facePath(
          [FLOOR_SIDE, 0, -0.5],
          [FLOOR_SIDE, 0],
          [FLOOR_SIDE, FLOOR_SIDE],
          [FLOOR_SIDE, FLOOR_SIDE, -0.5],
        )}
      />
      <Rooms />
      <RoutePath />
    </IllustrationFrame>
  )
}

export function WalkthroughIllustration() {
  return (
    <IllustrationFrame>
      <Rooms />
      <RoutePath />
    </IllustrationFrame>
  )
}

/** Draws a panorama from a single spot. */
export function SingleSpotIllustration() {
  const [first = [0, 0]] = ROUTE_POINTS
  return (
    <IllustrationFrame>
      <g className="a-faint">
        <Rooms />
      </g>
      <ellipse className="a-ring" {...toMarkCentre(first)} rx="60" ry="32" />
      <RoutePoint at={first} />
    </IllustrationFrame>
  )
}

function Rooms() {
  return (
    <>
      <path
        className="a-floor"
        d={facePath([0, 0], [FLOOR_SIDE, 0], [FLOOR_SIDE, FLOOR_SIDE], [0, FLOOR_SIDE])}
      />
      <path
        className="a-raised"
        d={facePath([5, 5], [FLOOR_SIDE, 5], [FLOOR_SIDE, FLOOR_SIDE], [5, FLOOR_SIDE])}
      />
      <path
        className="a-wall"
        d={facePath([0, 0], [0, FLOOR_SIDE], [0, FLOOR_SIDE, WALL_HEIGHT], [0, 0, WALL_HEIGHT])}
      />
      <path
        className="a-wall-2"
        d={facePath([0, 0], [FLOOR_SIDE, 0], [FLOOR_SIDE, 0, WALL_HEIGHT], [0, 0, WALL_HEIGHT])}
      />
      <path className="a-river-wash" d={facePath([0, 5, 0.7], [0, 8, 0.7], [0, 8, 1.8], [0, 5, 1.8])} />
      <path
        className="a-river-wash"
        d={facePath([5.8, 0, 0.7], [8.2, 0, 0.7], [8.2, 0, 1.8], [5.8, 0, 1.8])}
      />
      <path className="a-brick-wash" d={facePath([1, 4.2], [3.6, 4.2], [3.6, 6.6], [1, 6.6])} />
      <Furniture of={{ origin: [0.5, 0.6], size: [3, 2.2, 0.45] }} tone="pine" />
      <Furniture of={{ origin: [0.5, 0.6], size: [0.8, 2.2, 0.2], elevation: 0.45 }} tone="paper" />
      <Furniture of={{ origin: [0.4, 6.9], size: [3.4, 1.2, 0.55] }} tone="brick" />
      <path
        className="a-wall"
        d={facePath([5, 0], [5, 3.1], [5, 3.1, INNER_WALL_HEIGHT], [5, 0, INNER_WALL_HEIGHT])}
      />
      <path
        className="a-wall"
        d={facePath(
          [5, 4.7],
          [5, FLOOR_SIDE],
          [5, FLOOR_SIDE, INNER_WALL_HEIGHT],
          [5, 4.7, INNER_WALL_HEIGHT],
        )}
      />
      <Furniture of={{ origin: [5.9, 0.4], size: [2.4, 1, 0.7] }} tone="paper" />
      <path
        className="a-wall-2"
        d={facePath([5, 5], [7.4, 5], [7.4, 5, INNER_WALL_HEIGHT], [5, 5, INNER_WALL_HEIGHT])}
      />
      <Furniture of={{ origin: [6.4, 6.3], size: [1.6, 1.6, 0.6] }} tone="amber" />
    </>
  )
}

/** Shades of a box's faces: lit from above. */
const FURNITURE_TONES = {
  pine: { top: 'a-pine', left: 'a-pine-2', right: 'a-pine-2' },
  brick: { top: 'a-brick', left: 'a-brick-2', right: 'a-brick-2' },
  paper: { top: 'a-paper', left: 'a-line', right: 'a-line' },
  amber: { top: 'a-amber', left: 'a-amber-ink', right: 'a-amber-ink' },
} as const

function Furniture({ of, tone }: { of: Box; tone: keyof typeof FURNITURE_TONES }) {
  const { top, left, right } = boxFacePaths(of)
  return (
    <>
      <path className={FURNITURE_TONES[tone].left} d={left} />
      <path className={FURNITURE_TONES[tone].right} d={right} />
      <path className={FURNITURE_TONES[tone].top} d={top} />
    </>
  )
}

function RoutePath() {
  return (
    <>
      <path className="a-route" d={floorLinePath(...ROUTE_POINTS)} />
      {ROUTE_POINTS.map((stop) => (
        <RoutePoint key={String(stop)} at={stop} />
      ))}
    </>
  )
}

function RoutePoint({ at }: { at: FloorPoint }) {
  return (
    <>
      <ellipse className="a-amber" {...toMarkCentre(at)} rx="14" ry="7.5" />
      <ellipse className="a-on-amber" {...toMarkCentre(at)} rx="5.5" ry="3" />
    </>
  )
}
