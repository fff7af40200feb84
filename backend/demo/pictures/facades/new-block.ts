import { darker, lighter } from '../colour'
import { applyLighting, pickPaneColour } from '../mood'
import { GROUND } from '../scenery/street'
import { disc, rect, repeat } from '../svg'
import { type Brush, type House, pickLeftEdge } from './facade'

const FLOOR = 50

export function drawNewBlock({ random, mood, palette }: Brush): House {
  const floors = random.whole(8, 11)
  const columns = random.whole(4, 6)
  const width = columns * random.whole(82, 92)
  const x = pickLeftEdge(random, width)
  const step = width / columns
  const base = GROUND - 52
  const top = base - floors * FLOOR
  const wall = applyLighting(mood, random.pick(['#efeae0', '#e7e2d8', '#e0e3e1', '#f2e8da', '#d9d3c9']))
  const accent = applyLighting(mood, random.chance(0.7) ? palette.accent : '#6d6a67')
  const chosen = random.whole(0, columns - 1)
  const stepped = random.chance(0.45) ? random.whole(1, 2) : 0
  const bare = (column: number, floor: number) => floor < stepped && column >= columns - 2

  const cells = repeat(floors * columns, (at) => {
    const column = at % columns
    const floor = Math.floor(at / columns)
    const cellX = x + column * step
    const y = top + floor * FLOOR
    if (bare(column, floor)) return ''
    const ground = rect(cellX, y, step + 0.5, FLOOR + 0.5, column === chosen ? accent : wall)
    if (column === chosen) return ground + stair(cellX, y, step)
    return ground + flat(cellX, y, step)
  })

  function stair(cellX: number, y: number, span: number) {
    const glass = pickPaneColour(mood, random)
    return (
      rect(cellX + span * 0.22, y + 8, span * 0.56, FLOOR - 16, glass, 'rx="2"') +
      rect(cellX + span * 0.5 - 1, y + 8, 2, FLOOR - 16, accent)
    )
  }

  function flat(cellX: number, y: number, span: number) {
    const glass = pickPaneColour(mood, random)
    const open = random.chance(0.72)
    const pot = random.chance(0.16)
    return (
      rect(cellX + span * 0.12, y + 6, span * 0.76, FLOOR - 10, glass) +
      rect(cellX + span * 0.36, y + 6, 3, FLOOR - 10, wall) +
      rect(cellX + span * 0.63, y + 6, 3, FLOOR - 10, wall) +
      (open
        ? rect(cellX + span * 0.05, y + 26, span * 0.9, 17, lighter(glass, 0.45), 'opacity=".8"') +
          rect(cellX + span * 0.04, y + 24, span * 0.92, 2.5, applyLighting(mood, '#6b6f72')) +
          rect(cellX + span * 0.03, y + 43, span * 0.94, 6, accent) +
          (pot ? disc(cellX + span * random.between(0.2, 0.8), y + 25, 7, random.pick(mood.leaves)) : '')
        : rect(cellX + span * 0.08, y + FLOOR - 6, span * 0.84, 3, darker(wall, 0.12)))
    )
  }

  const roofs = repeat(columns, (column) => {
    const high = column >= columns - 2 ? stepped : 0
    const y = top + high * FLOOR
    const tall = column === chosen ? 30 : 14
    return rect(
      x + column * step - 1,
      y - tall,
      step + 2,
      tall,
      column === chosen ? accent : darker(wall, 0.08),
    )
  })
  const shops =
    rect(x - 10, base, width + 20, 52, applyLighting(mood, '#5f6468')) +
    repeat(columns, (at) =>
      rect(x + at * step + 7, base + 12, step - 14, 36, mood.name === 'night' ? '#f2d79c' : '#bcd0d4'),
    ) +
    rect(x - 14, base - 2, width + 28, 9, accent)

  return {
    body:
      roofs +
      cells +
      rect(
        x + width * 0.76,
        top + stepped * FLOOR - 14,
        width * 0.24,
        base - top - stepped * FLOOR + 14,
        '#241d18',
        'opacity=".07"',
      ) +
      shops,
    x,
    width,
    door: x + width / 2,
  }
}
