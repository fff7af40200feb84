import { darker, lighter } from '../colour'
import { applyLighting, pickPaneColour } from '../mood'
import { GROUND } from '../scenery/street'
import { disc, oval, rect, repeat, shape, svg } from '../svg'
import { type Brush, type House, pickLeftEdge } from './facade'

export function drawShop(brush: Brush): House {
  const { random, mood, palette } = brush
  const bays = random.whole(3, 4)
  const bay = random.whole(224, 250)
  const width = bays * bay
  const x = pickLeftEdge(random, width)
  const shopTop = GROUND - 292
  const top = shopTop - 236
  const wall = applyLighting(mood, palette.plaster)
  const front = applyLighting(mood, random.pick([palette.cabinet, palette.accent, '#4f5558', palette.second]))
  const door = random.whole(0, bays - 1)
  const awning = random.chance(0.6)
  const stripe = applyLighting(mood, palette.accent)

  const upstairs = repeat(bays * 2, (at) => {
    const left = x + (at + 0.5) * (bay / 2) - 34
    return (
      rect(left - 7, top + 48, 82, 132, '#fffaf0', 'opacity=".8"') +
      rect(left, top + 55, 68, 118, pickPaneColour(mood, random)) +
      rect(left + 32, top + 55, 4, 118, '#fffaf0') +
      rect(left - 14, top + 180, 96, 9, darker(wall, 0.15))
    )
  })
  const windows = repeat(bays, (at) => {
    const left = x + at * bay + 18
    return at === door ? entrance(brush, left, bay - 36, front) : showcase(brush, left, bay - 36)
  })
  const awnings = repeat(bays, (at) =>
    awning && at !== door ? canopy(x + at * bay + 8, shopTop + 58, bay - 16, stripe) : '',
  )
  const tables = random.chance(0.5)
    ? repeat(2, (at) => table(brush, x + ((door + at + 1) % bays) * bay + bay / 2))
    : ''

  const body =
    rect(x, top, width, GROUND - top, wall) +
    rect(x - 14, top - 14, width + 28, 16, darker(wall, 0.22)) +
    upstairs +
    rect(x - 6, shopTop, width + 12, GROUND - shopTop, front) +
    rect(x - 6, shopTop, width + 12, 46, darker(front, 0.16)) +
    rect(x + door * bay + 30, shopTop + 10, bay - 60, 26, lighter(front, 0.75), 'rx="4"') +
    windows +
    awnings +
    rect(x - 6, GROUND - 26, width + 12, 26, darker(front, 0.3)) +
    tables +
    planter(brush, x + 24) +
    planter(brush, x + width - 60)
  return { body, x, width, door: x + (door + 0.5) * bay }
}

function showcase({ random, mood }: Brush, x: number, width: number) {
  const y = GROUND - 232
  const inside = mood.name === 'night' ? '#f0d59d' : (mood.glass[0] ?? '')
  return (
    rect(x, y, width, 196, inside) +
    repeat(3, (at) => disc(x + (width * (at + 0.5)) / 3, y + 44, 13, '#fdeec6', 'opacity=".85"')) +
    repeat(random.whole(2, 4), () => {
      const height = random.between(30, 84)
      return rect(
        x + random.between(10, width - 60),
        y + 196 - height,
        random.between(26, 50),
        height,
        '#6f665c',
        'opacity=".28"',
      )
    }) +
    shape(svg`M${x} ${y + 130}L${x + width * 0.6} ${y}h44L${x} ${y + 190}z`, '#ffffff', 'opacity=".2"') +
    rect(x + width / 2 - 2, y, 4, 196, '#fffaf0', 'opacity=".6"')
  )
}

function entrance({ mood }: Brush, x: number, width: number, front: string) {
  const middle = x + width / 2
  const glass = mood.name === 'night' ? '#f0d59d' : (mood.glass[2] ?? '')
  return (
    rect(x, GROUND - 232, width, 232, darker(front, 0.22)) +
    rect(middle - 68, GROUND - 214, 136, 214, lighter(front, 0.2)) +
    rect(middle - 58, GROUND - 204, 52, 190, glass) +
    rect(middle + 6, GROUND - 204, 52, 190, glass) +
    rect(middle - 18, GROUND - 116, 6, 40, '#e8dcc4', 'rx="3"') +
    rect(middle + 12, GROUND - 116, 6, 40, '#e8dcc4', 'rx="3"')
  )
}

function canopy(x: number, y: number, width: number, colour: string) {
  const count = 8
  const step = width / count
  return repeat(count, (at) => {
    const fill = at % 2 ? '#f6efe2' : colour
    const left = x + at * step
    return shape(
      svg`M${left + 6} ${y - 46}h${step}l-6 46v16a${step / 2} ${step / 2} 0 0 1-${step} 0v-16z`,
      fill,
    )
  })
}

function table({ mood, palette }: Brush, x: number) {
  const iron = applyLighting(mood, '#4b4440')
  return (
    oval(x, GROUND - 52, 40, 7, applyLighting(mood, palette.second)) +
    rect(x - 3, GROUND - 50, 6, 52, iron) +
    oval(x, GROUND + 2, 24, 4, iron) +
    [-62, 44]
      .map(
        (at) =>
          rect(x + at, GROUND - 66, 5, 68, iron) +
          rect(x + at + (at < 0 ? 0 : -16), GROUND - 34, 22, 5, iron),
      )
      .join('')
  )
}

function planter({ random, mood }: Brush, x: number) {
  return (
    disc(x + 18, GROUND - 56, 26, random.pick(mood.leaves)) +
    shape(svg`M${x} ${GROUND - 34}h36l-5 38h-26z`, applyLighting(mood, '#8f8378'))
  )
}
