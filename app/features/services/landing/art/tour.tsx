import { Scene } from './art'

/** The rooms of a flat from above, without a roof. */
const FLOOR = 'M240 60 420 150 240 260 60 150z'
const WALLS = 'M240 20v40L60 150v-40zM240 20v40l180 90v-40z'
const INNER = 'M150 105v-34l90 51v34zM330 105v-30l-90 47v34z'

/** A flat one can walk through: its rooms, and the points one goes from. */
export function TourArt() {
  return (
    <Scene>
      <path className="a-shade" d="M240 278 60 168v-18l180 110 180-110v18z" />
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
  return (
    <Scene>
      <g className="a-faint">
        <Rooms />
      </g>
      <ellipse className="a-ring" cx="154" cy="152" rx="58" ry="30" />
      <Spot x={154} y={152} />
    </Scene>
  )
}

function Rooms() {
  return (
    <>
      <path className="a-floor" d={FLOOR} />
      <path className="a-brick-wash" d={WALLS} />
      <path className="a-shade" d="M240 20v40l180 90v-40z" />
      <path className="a-river-wash" d="m104 96 44-22v22l-44 22zM332 74l44 22v22l-44-22z" />
      <path className="a-raised" d={INNER} />
      <path className="a-pine" d="m100 152 42-22 26 13-42 23zM100 152v10l26 14v-10z" />
      <path className="a-pine-2" d="m126 166 42-23v10l-42 23z" />
      <path className="a-paper" d="m316 128 44 22-30 18-44-22z" />
      <path className="a-line" d="M286 146v10l44 22v-10zM330 168l30-18v10l-30 18z" />
      <path className="a-brick" d="m222 206 26-14 22 12-26 15z" />
    </>
  )
}

function Route() {
  return (
    <>
      <path className="a-route" d="M154 168q40 40 84 12t74-20" />
      <Spot x={154} y={168} />
      <Spot x={236} y={182} />
      <Spot x={312} y={160} />
    </>
  )
}

function Spot({ x, y }: { x: number; y: number }) {
  return (
    <>
      <ellipse className="a-amber" cx={x} cy={y} rx="15" ry="8" />
      <ellipse className="a-on-amber" cx={x} cy={y} rx="6" ry="3" />
    </>
  )
}
