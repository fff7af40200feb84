import { darker } from '../colour'
import { applyLighting, pickPaneColour } from '../mood'
import { GROUND } from '../scenery/street'
import { rect, repeat, shape, stroke, svg } from '../svg'
import { type Brush, type House, pickLeftEdge } from './facade'

export function drawPanelBlock(brush: Brush): House {
  const { random, mood } = brush
  const low = random.chance(0.35)
  const floors = low ? 5 : random.whole(8, 9)
  const floor = low ? 88 : 58
  const columns = low ? 9 : random.whole(9, 11)
  const width = columns * (low ? 82 : 66)
  const x = pickLeftEdge(random, width)
  const step = width / columns
  const base = GROUND - 34
  const top = base - floors * floor
  const wall = applyLighting(mood, random.pick(['#d9cdb8', '#cbc6bb', '#d8c5b1', '#c6cac6', '#dccfae']))
  const doors = low ? [1, 4, 7] : [Math.floor(columns / 2)]
  const stripe = random.chance(0.4)
    ? applyLighting(mood, random.pick([brush.palette.accent, brush.palette.second]))
    : darker(wall, 0.06)

  const cells = repeat(floors * columns, (at) => {
    const column = at % columns
    const cellX = x + column * step
    const y = top + Math.floor(at / columns) * floor
    return column % 3 === 1
      ? loggia(brush, wall, cellX, y, step, floor)
      : window(brush, cellX, y, step, floor)
  })
  const seams =
    repeat(floors + 1, (at) => rect(x, top + at * floor - 1, width, 2, '#241d18', 'opacity=".1"')) +
    repeat(columns - 1, (at) => rect(x + (at + 1) * step, top, 1.5, base - top, '#241d18', 'opacity=".07"'))
  const entrances = doors.map((column) => {
    const middle = x + (column + 0.5) * step
    const wood = applyLighting(mood, '#5f554b')
    return (
      rect(middle - 27, base - 20, 54, 54, wood) +
      rect(middle - 38, base - 28, 76, 9, darker(wall, 0.35)) +
      rect(middle - 1, base - 14, 2, 48, darker(wood, 0.4))
    )
  })

  const body = svg`${rect(x, top - 14, width, GROUND - top + 14, wall)}${repeat(columns, (at) =>
    at % 3 === 1 ? rect(x + at * step, top, step, base - top, stripe, 'opacity=".5"') : '',
  )}${seams}${cells}${rect(x - 6, top - 20, width + 12, 11, applyLighting(mood, '#8f887d'))}${rect(x, base, width, 34, darker(wall, 0.3))}${entrances}${rect(
    x + width * 0.8,
    top,
    width * 0.2,
    base - top,
    '#241d18',
    'opacity=".05"',
  )}`
  return { body, x, width, door: x + ((doors[doors.length >> 1] ?? 0) + 0.5) * step }
}

function window({ random, mood }: Brush, x: number, y: number, step: number, floor: number) {
  const frame = applyLighting(mood, random.pick(['#fbf8f2', '#fbf8f2', '#fbf8f2', '#a27a58']))
  const height = Math.min(floor * 0.58, 46)
  const cooler = random.chance(0.22)
  return (
    rect(x + step * 0.2, y + 11, step * 0.6, height, frame) +
    rect(x + step * 0.24, y + 14, step * 0.52, height - 6, pickPaneColour(mood, random)) +
    rect(x + step * (random.chance(0.5) ? 0.48 : 0.6), y + 14, 2.5, height - 6, frame) +
    (cooler
      ? rect(
          x + step * 0.3,
          y + 15 + height,
          step * 0.36,
          9,
          applyLighting(mood, '#f0ede6'),
          'rx="1.5" stroke="#8f8b84" stroke-width=".7"',
        )
      : '')
  )
}

const GLAZING = ['#e9e2d4', '#b7c6c8', '#c8b092', '#a2b1a0', '#e9e2d4', '#c79c86'] as const

function loggia({ random, mood }: Brush, wall: string, x: number, y: number, step: number, floor: number) {
  const open = random.chance(0.3)
  const front = applyLighting(mood, random.pick(GLAZING))
  const glass = pickPaneColour(mood, random)
  const dries = random.chance(0.28)
  const upper = floor * 0.44
  const cloth = applyLighting(mood, random.pick(['#b86f5e', '#6f8ba0', '#d9bd7f', '#f4efe6']))
  return (
    rect(x + 3, y + 7, step - 6, floor - 11, open ? darker(wall, 0.28) : front) +
    (open
      ? rect(x + step * 0.3, y + 12, step * 0.4, upper, glass) +
        rect(x + 3, y + floor * 0.56, step - 6, floor * 0.36, front)
      : rect(x + 7, y + 11, step - 14, upper, glass) +
        repeat(2, (at) => rect(x + 7 + ((step - 14) * (at + 1)) / 3, y + 11, 2, upper, front))) +
    (dries
      ? stroke(svg`M${x + 6} ${y + floor * 0.64}h${step - 12}`, '#fffdf9', 1.5) +
        shape(svg`M${x + 11} ${y + floor * 0.64}v13h10v-13zM${x + 27} ${y + floor * 0.64}v10h12v-10z`, cloth)
      : '')
  )
}
