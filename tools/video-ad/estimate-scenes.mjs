// Scenes of the video ad for the estimator.
import { AMBER, BRICK, easeBetween, INK, LINE, PAPER, PINE, rect, svgDocument } from './svg.mjs'

export const SECONDS = 24

/** Each scene fades in and out. */
const scenes = [
  { from: 0, to: 6, draw: drawFlat },
  { from: 6, to: 12, draw: drawComparables },
  { from: 12, to: 18, draw: drawContributions },
  { from: 18, to: SECONDS, draw: drawRange },
]

/** @param {number} time in seconds */
export function drawFrame(time) {
  const drawn = scenes.map(({ from, to, draw }) => {
    if (time < from || time > to) return ''
    const isLast = to === SECONDS
    const opacity = Math.min(
      easeBetween(time, from, from + 0.5),
      isLast ? 1 : 1 - easeBetween(time, to - 0.5, to),
    )
    return `<g opacity="${opacity.toFixed(3)}">${draw(time - from)}</g>`
  })
  return svgDocument(...drawn)
}

/**
 * @type {(x: number, ground: number, floors: number, columns: number, fill: string, lit?: number) => string}
 */
function drawHouse(x, ground, floors, columns, fill, lit = -1) {
  const [wide, high] = [columns * 30 + 14, floors * 30 + 14]
  const windows = Array.from({ length: floors * columns }, (_, index) => {
    const [column, floor] = [index % columns, Math.floor(index / columns)]
    const shade = index === lit ? AMBER : PAPER
    return rect(x + 12 + column * 30, ground - 26 - floor * 30, 20, 17, shade, 'rx="2"')
  })
  return rect(x, ground - high, wide, high, fill, 'rx="4"') + windows.join('')
}

/** @type {(x: number, y: number, scale?: number) => string} */
function drawPin(x, y, scale) {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 0C-14-21-20-28-20-40a20 20 0 0 1 40 0c0 12-6 19-20 40z" fill="${BRICK}" stroke="${PAPER}" stroke-width="3"/><circle cy="-40" r="7" fill="${PAPER}"/></g>`
}

/** Draws a flat among others, and the pin that marks it. @param {number} time */
function drawFlat(time) {
  const lit = time > 2 ? 10 : -1
  const fall = easeBetween(time, 0.8, 1.8)
  const ticks = [0, 1, 2].map((index) => {
    const shown = easeBetween(time, 2.6 + index * 0.7, 3.1 + index * 0.7)
    const y = 120 + index * 56
    return `<g opacity="${shown}">${rect(410, y, 160, 36, PAPER, 'rx="8"')}${rect(450, y + 14, 60 + index * 20, 8, LINE, 'rx="4"')}<path d="M422 ${y + 18}l6 6 11-12" fill="none" stroke="${PINE}" stroke-width="4"/></g>`
  })
  return `${drawHouse(90, 300, 5, 3, '#d9c9b4')}${drawHouse(206, 300, 7, 4, '#c9b59c', lit)}${rect(40, 300, 560, 4, LINE)}
    <g opacity="${fall}">${drawPin(288, 70 + 150 * fall, 0.9)}</g>${ticks.join('')}`
}

/** @type {[number, number][]} */
const comparablePositions = [
  [150, 110],
  [230, 250],
  [420, 90],
  [500, 230],
  [395, 275],
  [120, 215],
  [520, 130],
]

/** Draws the nearest and most similar listings, highlighted. @param {number} time */
function drawComparables(time) {
  const roads = 'M0 80H640M0 190H640M0 300H640M90 0V360M270 0V360M450 0V360M580 0V360'
  const drawn = comparablePositions.map(([x, y], index) => {
    const shown = easeBetween(time, 1 + index * 0.35, 1.5 + index * 0.35)
    return `<line x1="320" y1="170" x2="${320 + (x - 320) * shown}" y2="${170 + (y - 170) * shown}" stroke="${PINE}" stroke-width="2" opacity="0.5"/>
      <circle cx="${x}" cy="${y}" r="${(9 + (index % 3) * 4) * shown}" fill="${PINE}" stroke="${PAPER}" stroke-width="3"/>`
  })
  return `<path d="${roads}" stroke="${PAPER}" stroke-width="14"/>
    <circle cx="320" cy="170" r="${40 + 130 * easeBetween(time, 0.6, 3.4)}" fill="${BRICK}" opacity="0.08"/>${drawn.join('')}${drawPin(320, 176, 1)}`
}

const contributions = [
  { length: 150, sign: 1 },
  { length: 90, sign: 1 },
  { length: 60, sign: -1 },
  { length: 110, sign: 1 },
  { length: 40, sign: -1 },
]

/** Draws what raises and lowers the price, up to the sum. @param {number} time */
function drawContributions(time) {
  let at = 150
  const bars = contributions.map(({ length, sign }, index) => {
    const grown = easeBetween(time, 0.8 + index * 0.75, 1.5 + index * 0.75)
    const left = sign > 0 ? at : at - length * grown
    const y = 70 + index * 40
    at += sign * length
    return `${rect(left, y, length * grown, 24, sign > 0 ? PINE : BRICK, 'rx="4"')}<text x="104" y="${y + 20}" font-family="sans-serif" font-size="28" font-weight="700" fill="${sign > 0 ? PINE : BRICK}" opacity="${grown}">${sign > 0 ? '+' : '−'}</text>`
  })
  const sum = easeBetween(time, 4.6, 5.2)
  return `${bars.join('')}<line x1="150" y1="50" x2="150" y2="310" stroke="${INK}" stroke-width="2"/>${rect(150, 282, (at - 150) * sum, 28, AMBER, 'rx="4"')}`
}

/** Draws the price between its two ranges. @param {number} time */
function drawRange(time) {
  const wide = easeBetween(time, 1.2, 2.4)
  const narrow = easeBetween(time, 2.6, 3.6)
  const hill = 'M70 270C200 268 230 90 320 90S440 268 570 270z'
  return `<path d="${hill}" fill="${PAPER}" stroke="${LINE}" stroke-width="2"/>
    ${rect(320 - 140 * wide, 286, 280 * wide, 12, PINE, 'rx="6" opacity="0.45"')}
    ${rect(320 - 48 * narrow, 286, 96 * narrow, 12, PINE, 'rx="6"')}
    <line x1="320" y1="${270 - 180 * easeBetween(time, 0.3, 1.1)}" x2="320" y2="298" stroke="${BRICK}" stroke-width="4"/>
    <g opacity="${easeBetween(time, 0.3, 1.1)}">${rect(258, 40, 124, 44, INK, 'rx="22"')}<text x="320" y="72" text-anchor="middle" font-family="sans-serif" font-size="28" font-weight="700" fill="${PAPER}">$ · ₾</text></g>`
}
