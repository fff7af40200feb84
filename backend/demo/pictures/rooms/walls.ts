import type { Random } from '../../random'
import { darker, lighter, mix } from '../colour'
import type { Lighting } from '../mood'
import type { Palette } from '../palette'
import { disc, gradient, HEIGHT, rect, repeat, shape, stroke, svg, WIDTH } from '../svg'

export interface Wall {
  left: number
  right: number
  top: number
  floor: number
}

export interface Room {
  wall: Wall
  palette: Palette
  mood: Lighting
  random: Random
}

export const FRONT: Wall = { left: 120, right: 1080, top: 84, floor: 640 }
export const CORNER: Wall = { left: 0, right: 850, top: 66, floor: 652 }

export function drawWalls({ wall, palette }: Room, floorKind: 'boards' | 'tiles') {
  const { left, right, top, floor } = wall
  const corner = left === 0
  const paint = palette.wall
  const side = darker(paint, 0.07)
  const ground = floorKind === 'tiles' ? mix(palette.textile, '#b9b2a8', 0.35) : palette.floor
  const ceilingLeft = corner ? 0 : -40
  const edge = corner ? 0 : -60
  const low = floor + (right === 1080 ? 210 : 290)
  const floorShape = svg`M${left} ${floor}H${right}L${WIDTH + 20} ${low}V${HEIGHT + 10}H${edge}${corner ? '' : svg`V${low}`}z`

  return svg`<defs>${gradient('light', [side, paint, lighter(paint, 0.2)], true)}<linearGradient id="shade" x2="0" y2="1"><stop stop-color="#241d18" stop-opacity=".18"/><stop offset=".6" stop-color="#241d18" stop-opacity="0"/></linearGradient><clipPath id="floor"><path d="${floorShape}"/></clipPath></defs>
${rect(0, 0, WIDTH, HEIGHT, lighter(paint, 0.68))}
${rect(left, top, right - left, floor - top, 'url(#light)')}
${corner ? '' : shape(svg`M${ceilingLeft} -60L${left} ${top}V${floor}L-60 ${low}V-60z`, side)}
${shape(svg`M${right} ${top}L${WIDTH + 20} ${corner ? -70 : -20}V${low}L${right} ${floor}z`, corner ? darker(paint, 0.1) : lighter(paint, 0.25))}
${shape(floorShape, ground)}
<g clip-path="url(#floor)">${floorKind === 'tiles' ? tiles(wall) : boards(wall)}</g>
${shape(floorShape, 'url(#shade)')}
${rect(left, floor - 15, right - left, 15, lighter(paint, 0.75))}
${shape(svg`M${right} ${floor - 15}L${WIDTH + 20} ${low - 20}v20L${right} ${floor}z`, lighter(paint, 0.6))}`
}

function boards({ left, right, floor }: Wall) {
  const middle = (left + right) / 2
  return (
    repeat(27, (at) => {
      const x = middle + (at - 13) * 62
      return stroke(
        svg`M${x} ${floor}L${middle + (x - middle) * 2.1} ${HEIGHT}`,
        '#241d18',
        2,
        'opacity=".1"',
      )
    }) +
    repeat(5, (at) =>
      stroke(svg`M-60 ${floor + 26 + at * at * 13 + at * 16}h1400`, '#241d18', 2, 'opacity=".05"'),
    )
  )
}

function tiles({ left, right, floor }: Wall) {
  const middle = (left + right) / 2
  return (
    repeat(21, (at) => {
      const x = middle + (at - 10) * 92
      return stroke(svg`M${x} ${floor}L${middle + (x - middle) * 2} ${HEIGHT}`, '#fffdf9', 3, 'opacity=".6"')
    }) +
    repeat(5, (at) =>
      stroke(svg`M-60 ${floor + 30 + at * 30 + at * at * 10}h1400`, '#fffdf9', 3, 'opacity=".6"'),
    )
  )
}

export function drawWindow({ mood, random }: Room, x: number, y: number, width: number, height: number) {
  const low = y + height
  const frame = '#fffdf9'
  const ridge = repeat(
    4,
    (at) =>
      svg`Q${x + (width * (at + 0.5)) / 4} ${low - height * random.between(0.42, 0.6)} ${x + (width * (at + 1)) / 4} ${low - height * random.between(0.34, 0.46)}`,
  )
  const houses = repeat(7, (at) => {
    const wide = random.between(0.08, 0.13) * width
    const left = Math.min(x + width - wide, x + (width * at) / 7)
    const high = height * random.between(0.14, 0.34)
    return (
      rect(left, low - high, wide, high, random.pick(mood.far)) +
      rect(
        left + wide * 0.3,
        low - high + 8,
        wide * 0.25,
        10,
        random.chance(mood.lit) ? '#f2d08f' : '#fffdf9',
        'opacity=".6"',
      )
    )
  })
  return svg`<defs>${gradient('view', mood.sky)}</defs>${rect(x - 14, y - 14, width + 28, height + 28, frame)}${rect(x, y, width, height, 'url(#view)')}${
    random.chance(0.5)
      ? disc(
          x + width * random.between(0.2, 0.8),
          y + height * 0.24,
          Math.min(20, height / 9),
          mood.sun,
          'opacity=".9"',
        )
      : ''
  }${shape(svg`M${x} ${low}V${low - height * 0.4}${ridge}V${low}z`, mood.hills[1])}${houses}${rect(x + width / 2 - 4, y, 8, height, frame)}${
    height > 250 ? rect(x, y + height * 0.28, width, 6, frame) : ''
  }${rect(x - 22, low + 12, width + 44, 14, frame)}${rect(x - 22, low + 26, width + 44, 4, '#241d18', 'opacity=".12"')}`
}

export const daylight = ({ wall, mood }: Room, x: number, width: number) =>
  mood.name === 'night'
    ? ''
    : shape(svg`M${x} ${wall.floor + 34}h${width}l96 176H${x - 46}z`, '#fff6dc', 'opacity=".26"')
