import { darker, lighter } from '../colour'
import { applyLighting, pickPaneColour } from '../mood'
import { GROUND } from '../scenery/street'
import { disc, rect, repeat, shape, svg } from '../svg'
import { type Brush, type House, pickLeftEdge } from './facade'

export function drawHotel(brush: Brush): House {
  const { random, mood, palette } = brush
  const floors = random.whole(4, 5)
  const columns = random.pick([5, 7])
  const floor = 92
  const width = columns * random.whole(96, 110)
  const x = pickLeftEdge(random, width)
  const step = width / columns
  const base = GROUND - 124
  const top = base - floors * floor
  const wall = applyLighting(mood, lighter(palette.plaster, 0.3))
  const accent = applyLighting(mood, palette.accent)
  const middle = x + width / 2
  const side = (columns - 1) / 2

  const rooms = repeat(floors * columns, (at) => {
    const left = x + (at % columns) * step + step * 0.24
    const y = top + Math.floor(at / columns) * floor + 16
    return room(brush, left, y, step * 0.52, accent)
  })
  const hall = repeat(columns, (at) =>
    at === side
      ? ''
      : rect(
          x + at * step + 12,
          base + 22,
          step - 24,
          84,
          mood.name === 'night' ? '#f2d79c' : (mood.glass[0] ?? ''),
          'rx="3"',
        ),
  )
  const flags = [-2, -1, 1, 2].map((at) => {
    const pole = middle + at * 74
    return (
      rect(pole, base - 96, 3, 84, applyLighting(mood, '#8b8780')) +
      shape(
        svg`M${pole + 3} ${base - 94}q18-8 34 2t28-2v28q-14 8-30 0t-32 2z`,
        applyLighting(mood, at % 2 ? palette.second : palette.accent),
      )
    )
  })

  const body =
    terrace(brush, x + width * 0.14, top - 14, width * 0.72, accent) +
    rect(x, top - 14, width, GROUND - top + 14, wall) +
    rect(x + side * step, top - 14, step, base - top + 14, accent, 'opacity=".22"') +
    rooms +
    rect(x - 12, top - 22, width + 24, 12, darker(wall, 0.2)) +
    rect(x, base, width, 124, darker(wall, 0.14)) +
    rect(x - 8, base - 5, width + 16, 12, darker(wall, 0.3)) +
    hall +
    rect(middle - 62, base + 20, 124, 104, applyLighting(mood, '#4c4540')) +
    [-54, 4]
      .map((at) => rect(middle + at, base + 30, 50, 94, mood.name === 'night' ? '#f7e2b4' : '#cfdcdc'))
      .join('') +
    shape(svg`M${middle - 132} ${base + 18}l22-30h220l22 30z`, accent) +
    rect(middle - 132, base + 16, 264, 10, darker(accent, 0.2)) +
    flags.join('') +
    [-118, 112]
      .map(
        (at) =>
          disc(middle + at, GROUND - 44, 20, random.pick(mood.leaves)) +
          rect(middle + at - 15, GROUND - 30, 30, 30, applyLighting(mood, '#7d7368')),
      )
      .join('')
  return { body, x, width, door: middle }
}

function room({ random, mood }: Brush, x: number, y: number, width: number, accent: string) {
  const glass = pickPaneColour(mood, random)
  const drawn = random.chance(0.4)
  return (
    rect(x - 5, y - 5, width + 10, 70, '#fffaf0', 'opacity=".75"') +
    rect(x, y, width, 62, glass) +
    (drawn
      ? rect(x, y, width * 0.26, 62, '#fffaf0', 'opacity=".6"') +
        rect(x + width * 0.74, y, width * 0.26, 62, '#fffaf0', 'opacity=".6"')
      : '') +
    rect(x + width / 2 - 1.5, y, 3, 62, '#fffaf0') +
    rect(x - 9, y + 40, width + 18, 3, applyLighting(mood, '#5b5651')) +
    repeat(7, (at) => rect(x - 8 + (at * (width + 14)) / 6, y + 42, 2, 24, applyLighting(mood, '#5b5651'))) +
    rect(x - 11, y + 65, width + 22, 7, accent)
  )
}

function terrace({ random, mood, palette }: Brush, x: number, y: number, width: number, accent: string) {
  return (
    rect(x, y - 58, width, 6, accent) +
    repeat(5, (at) => rect(x + (at * (width - 6)) / 4, y - 56, 6, 58, applyLighting(mood, palette.wood))) +
    repeat(6, (at) => disc(x + 30 + (at * (width - 60)) / 5, y - 8, 16, random.pick(mood.leaves)))
  )
}
