import { darker, lighter, tone } from '../colour'
import { applyLighting, pickPaneColour } from '../mood'
import { GROUND } from '../scenery/street'
import { rect, repeat, shape, svg } from '../svg'
import { type Brush, type House, pickLeftEdge } from './facade'

export function drawTuffHouse(brush: Brush): House {
  const { random, mood } = brush
  const floors = random.whole(4, 5)
  const floor = floors === 4 ? 122 : 106
  const columns = random.whole(3, 4) * 2 - 1
  const width = columns * random.whole(98, 112)
  const x = pickLeftEdge(random, width)
  const step = width / columns
  const top = GROUND - floors * floor
  const stone = applyLighting(
    mood,
    tone(random.pick([22, 26, 32, 14, 38]), random.between(24, 38), random.between(70, 77)),
  )
  const trim = lighter(stone, 0.55)
  const ledge = darker(stone, 0.2)
  const archedFloors = random.pick([[0, floors - 1], [floors - 1], [0, 1]])

  const courses = repeat(Math.floor((GROUND - top) / 24), (row) =>
    repeat(Math.floor(width / 56), (at) =>
      random.chance(0.3)
        ? rect(
            x + at * 56 + (row % 2) * 22,
            top + row * 24,
            52,
            21,
            random.chance(0.5) ? '#fff6ea' : '#6d4a33',
            'opacity=".09"',
          )
        : '',
    ),
  )
  const windows = repeat(floors * columns, (at) => {
    const column = at % columns
    const story = Math.floor(at / columns)
    if (story === floors - 1 && column === columns >> 1) return ''
    const left = x + step * (column + 0.27)
    const y = top + story * floor + floor * 0.18
    return (
      (archedFloors.includes(story)
        ? arch(brush, left, y, step * 0.46, floor * 0.62, trim)
        : square(brush, left, y, step * 0.46, floor * 0.62, trim)) +
      (story > 0 && story < floors - 1 && (column === 1 || column === columns - 2)
        ? balcony(brush, left - step * 0.15, y + floor * 0.62, step * 0.76, ledge)
        : '')
    )
  })

  const middle = x + width / 2
  const portal =
    shape(svg`M${middle - 52} ${GROUND}v-64a52 52 0 0 1 104 0v64z`, trim) +
    shape(svg`M${middle - 40} ${GROUND}v-62a40 40 0 0 1 80 0v62z`, applyLighting(mood, '#5d4637')) +
    rect(middle - 1.5, GROUND - 100, 3, 100, '#241d18', 'opacity=".4"')
  const body =
    rect(x, top - 6, width, GROUND - top + 6, stone) +
    courses +
    rect(x, GROUND - floor, width, 5, ledge) +
    windows +
    rect(x - 16, top - 24, width + 32, 16, ledge) +
    rect(x - 8, top - 8, width + 16, 6, darker(stone, 0.32)) +
    repeat(Math.floor(width / 26), (at) => rect(x + at * 26 + 6, top - 2, 10, 8, ledge)) +
    rect(x, GROUND - 22, width, 22, darker(stone, 0.28)) +
    portal +
    rect(x + width * 0.82, top, width * 0.18, GROUND - top, '#241d18', 'opacity=".05"')
  return { body, x, width, door: middle }
}

function arch({ random, mood }: Brush, x: number, y: number, width: number, height: number, trim: string) {
  const radius = width / 2
  const opening = (grow: number) =>
    svg`M${x - grow} ${y + height + grow}v${-(height - radius) - grow}a${radius + grow} ${radius + grow} 0 0 1 ${width + 2 * grow} 0v${height - radius + grow}z`
  return (
    shape(opening(6), trim) +
    shape(opening(0), pickPaneColour(mood, random)) +
    rect(x + radius - 1.5, y, 3, height, trim) +
    rect(x, y + height * 0.45, width, 3, trim)
  )
}

function square({ random, mood }: Brush, x: number, y: number, width: number, height: number, trim: string) {
  return (
    rect(x - 6, y - 6, width + 12, height + 10, trim) +
    rect(x, y, width, height, pickPaneColour(mood, random)) +
    rect(x + width / 2 - 1.5, y, 3, height, trim) +
    rect(x, y + height * 0.34, width, 3, trim)
  )
}

function balcony({ mood }: Brush, x: number, y: number, width: number, ledge: string) {
  const iron = applyLighting(mood, '#4b4440')
  const bars = Math.round(width / 9)
  return (
    rect(x, y, width, 9, ledge) +
    repeat(bars, (at) => rect(x + 2 + (at * (width - 7)) / (bars - 1), y - 34, 2.5, 34, iron)) +
    rect(x, y - 37, width, 4, iron)
  )
}
