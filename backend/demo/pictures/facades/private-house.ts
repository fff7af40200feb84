import { darker, lighter } from '../colour'
import { applyLighting, pickPaneColour } from '../mood'
import { tree, vine } from '../scenery/green'
import { GROUND } from '../scenery/street'
import { rect, repeat, shape, stroke, svg } from '../svg'
import { type Brush, type House, pickLeftEdge } from './facade'

export function drawPrivateHouse(brush: Brush): House {
  const { random, mood, palette } = brush
  const modern = random.chance(0.4)
  const floors = random.chance(0.65) ? 2 : 1
  const floor = 150
  const width = random.whole(430, 540)
  const x = pickLeftEdge(random, width + 170)
  const top = GROUND - floors * floor
  const wall = applyLighting(mood, modern ? lighter(palette.plaster, 0.45) : palette.plaster)
  const wood = applyLighting(mood, palette.wood)
  const roof = applyLighting(mood, palette.roof)
  const stone = darker(wall, 0.22)

  const columns = 3
  const step = width / columns
  const windows = repeat(floors * columns, (at) => {
    const column = at % columns
    const last = Math.floor(at / columns) === floors - 1
    const y = top + Math.floor(at / columns) * floor + 34
    if (last && column === 0) return ''
    const wide = modern && column === 2 ? step * 0.74 : step * 0.5
    return casement(
      brush,
      x + (column + 0.5) * step - wide / 2,
      y,
      wide,
      modern ? 96 : 84,
      modern ? applyLighting(mood, '#4a4d50') : wood,
    )
  })

  const door = x + step / 2
  const body =
    rect(x, top, width, GROUND - top, wall) +
    rect(x, GROUND - 30, width, 30, stone) +
    (modern ? flatRoof(x, top, width, darker(wall, 0.5)) : hippedRoof(x, top, width, roof)) +
    windows +
    (floors === 2 ? terrace(brush, x, top + floor, step * 2, wood) : '') +
    rect(door - 34, GROUND - 108, 68, 108, wood) +
    rect(door - 24, GROUND - 98, 48, 40, '#fff6dc', 'opacity=".25"') +
    rect(door - 52, GROUND - 10, 104, 10, lighter(stone, 0.3)) +
    garage(brush, x + width, wall, modern ? darker(wall, 0.5) : roof) +
    (random.chance(0.6) ? vine(random, mood, x + 10, GROUND, (GROUND - top) * 0.75) : '') +
    tree(random, mood, x - 120, GROUND - 4, random.between(1, 1.3))
  return { body, x: x - 40, width: width + 230, door }
}

function casement(
  { random, mood }: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  frame: string,
) {
  const parts = width > 110 ? 3 : 2
  return (
    rect(x - 5, y - 5, width + 10, height + 10, frame) +
    repeat(parts, (at) =>
      rect(x + (at * width) / parts + 1.5, y, width / parts - 3, height, pickPaneColour(mood, random)),
    ) +
    rect(x - 10, y + height + 5, width + 20, 6, '#fffaf0', 'opacity=".8"')
  )
}

function hippedRoof(x: number, y: number, width: number, roof: string) {
  return (
    shape(svg`M${x - 36} ${y}L${x + 92} ${y - 116}h${width - 184}l128 116z`, roof) +
    repeat(4, (at) =>
      stroke(svg`M${x - 6 + at * 26} ${y - 26 * (at + 1)}h${width + 12 - at * 52}`, darker(roof, 0.14), 2),
    ) +
    rect(x + width * 0.66, y - 152, 34, 70, darker(roof, 0.28)) +
    rect(x - 38, y - 3, width + 76, 12, darker(roof, 0.35))
  )
}

const flatRoof = (x: number, y: number, width: number, trim: string) =>
  rect(x - 34, y - 18, width + 50, 20, trim)

function terrace({ mood }: Brush, x: number, deck: number, width: number, wood: string) {
  const bars = Math.round(width / 18)
  return (
    rect(x - 14, deck - 4, width + 22, 13, darker(wood, 0.12)) +
    repeat(bars, (at) => rect(x - 10 + (at * (width + 10)) / (bars - 1), deck - 46, 4, 44, wood)) +
    rect(x - 14, deck - 50, width + 22, 7, wood) +
    rect(x - 12, deck + 6, 10, GROUND - deck - 6, wood) +
    rect(x + width - 6, deck + 6, 10, GROUND - deck - 6, wood) +
    rect(x - 14, deck + 9, width + 22, 10, applyLighting(mood, '#241d18'), 'opacity=".12"')
  )
}

function garage({ mood }: Brush, x: number, wall: string, roof: string) {
  const door = applyLighting(mood, '#b9b2a6')
  return (
    rect(x, GROUND - 132, 172, 132, darker(wall, 0.08)) +
    rect(x - 2, GROUND - 146, 184, 16, roof) +
    rect(x + 22, GROUND - 104, 128, 104, door) +
    repeat(4, (at) => rect(x + 22, GROUND - 80 + at * 26, 128, 2, darker(door, 0.2)))
  )
}
