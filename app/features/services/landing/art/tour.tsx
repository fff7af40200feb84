import { Scene } from './art'
import { face, faces, line, type Piece, type Place, spot } from './rooms'

const SIDE = 9
const WALL = 2.1
const INNER = 1.1
/** Where one stops on the way through the rooms. */
const STOPS: readonly Place[] = [
  [2.2, 5.2],
  [5.1, 3.9],
  [7.3, 2.4],
]

/** A flat one can walk through: its rooms, and the points one goes from. */
export function TourArt() {
  return (
    <Scene>
      <path className="a-shade" d={face([0, SIDE, -0.5], [0, SIDE], [SIDE, SIDE], [SIDE, SIDE, -0.5])} />
      <path className="a-shade" d={face([SIDE, 0, -0.5], [SIDE, 0], [SIDE, SIDE], [SIDE, SIDE, -0.5])} />
      <Rooms />
      <Route />
    </Scene>
  )
}

/** From one point to the next. */
export function WalkArt() {
  return (
    <Scene>
      <Rooms />
      <Route />
    </Scene>
  )
}

/** From one point one sees around, and goes nowhere. */
export function OneSpotArt() {
  const [first = [0, 0]] = STOPS
  return (
    <Scene>
      <g className="a-faint">
        <Rooms />
      </g>
      <ellipse className="a-ring" {...spot(first)} rx="60" ry="32" />
      <Stop at={first} />
    </Scene>
  )
}

/** A bedroom, a living room and a kitchen, the walls between them cut low. */
function Rooms() {
  return (
    <>
      <path className="a-floor" d={face([0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE])} />
      <path className="a-raised" d={face([5, 5], [SIDE, 5], [SIDE, SIDE], [5, SIDE])} />
      <path className="a-wall" d={face([0, 0], [0, SIDE], [0, SIDE, WALL], [0, 0, WALL])} />
      <path className="a-wall-2" d={face([0, 0], [SIDE, 0], [SIDE, 0, WALL], [0, 0, WALL])} />
      <path className="a-river-wash" d={face([0, 5, 0.7], [0, 8, 0.7], [0, 8, 1.8], [0, 5, 1.8])} />
      <path className="a-river-wash" d={face([5.8, 0, 0.7], [8.2, 0, 0.7], [8.2, 0, 1.8], [5.8, 0, 1.8])} />
      <path className="a-brick-wash" d={face([1, 4.2], [3.6, 4.2], [3.6, 6.6], [1, 6.6])} />
      <Furniture of={{ at: [0.5, 0.6], size: [3, 2.2, 0.45] }} tone="pine" />
      <Furniture of={{ at: [0.5, 0.6], size: [0.8, 2.2, 0.2], from: 0.45 }} tone="paper" />
      <Furniture of={{ at: [0.4, 6.9], size: [3.4, 1.2, 0.55] }} tone="brick" />
      <path className="a-wall" d={face([5, 0], [5, 3.1], [5, 3.1, INNER], [5, 0, INNER])} />
      <path className="a-wall" d={face([5, 4.7], [5, SIDE], [5, SIDE, INNER], [5, 4.7, INNER])} />
      <Furniture of={{ at: [5.9, 0.4], size: [2.4, 1, 0.7] }} tone="paper" />
      <path className="a-wall-2" d={face([5, 5], [7.4, 5], [7.4, 5, INNER], [5, 5, INNER])} />
      <Furniture of={{ at: [6.4, 6.3], size: [1.6, 1.6, 0.6] }} tone="amber" />
    </>
  )
}

/** How each face of a piece is coloured: lit above, darker at its sides. */
const tones = {
  pine: { top: 'a-pine', left: 'a-pine-2', right: 'a-pine-2' },
  brick: { top: 'a-brick', left: 'a-brick-2', right: 'a-brick-2' },
  paper: { top: 'a-paper', left: 'a-line', right: 'a-line' },
  amber: { top: 'a-amber', left: 'a-amber-ink', right: 'a-amber-ink' },
} as const

function Furniture({ of, tone }: { of: Piece; tone: keyof typeof tones }) {
  const { top, left, right } = faces(of)
  return (
    <>
      <path className={tones[tone].left} d={left} />
      <path className={tones[tone].right} d={right} />
      <path className={tones[tone].top} d={top} />
    </>
  )
}

function Route() {
  return (
    <>
      <path className="a-route" d={line(...STOPS)} />
      {STOPS.map((stop) => (
        <Stop key={String(stop)} at={stop} />
      ))}
    </>
  )
}

function Stop({ at }: { at: Place }) {
  return (
    <>
      <ellipse className="a-amber" {...spot(at)} rx="14" ry="7.5" />
      <ellipse className="a-on-amber" {...spot(at)} rx="5.5" ry="3" />
    </>
  )
}
