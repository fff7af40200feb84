import { darker, lighter } from '../colour'
import { applyLighting, pickPaneColour } from '../mood'
import { vine } from '../scenery/green'
import { GROUND } from '../scenery/street'
import { disc, rect, repeat, shape, stroke, svg } from '../svg'
import { type Brush, type House, pickLeftEdge } from './facade'

export function drawOldHouse(brush: Brush): House {
  const { random, mood, palette } = brush
  const floors = random.whole(2, 3)
  const floor = floors === 2 ? random.whole(168, 180) : random.whole(138, 150)
  const columns = random.whole(4, 5)
  const width = columns * random.whole(136, 152)
  const x = pickLeftEdge(random, width)
  const step = width / columns
  const top = GROUND - floors * floor
  const wall = applyLighting(mood, palette.plaster)
  const wood = applyLighting(mood, palette.wood)
  const roof = applyLighting(mood, palette.roof)
  const gate = Math.floor(columns / 2)
  const glazed = random.chance(0.35) ? 0 : -1

  const stories = repeat(floors, (at) => {
    const y = top + at * floor
    const last = at === floors - 1
    const windows = repeat(columns, (column) =>
      last && column === gate
        ? ''
        : arched(brush, x + (column + 0.5) * step, y + floor * 0.2, step * 0.4, floor * 0.58, wood),
    )
    if (last) return windows
    return (
      windows +
      (at === glazed
        ? glassGallery(brush, x, y, width, floor, columns, wood)
        : gallery(brush, x, y, width, floor, columns, wood))
    )
  })

  const middle = x + (gate + 0.5) * step
  const doorHeight = Math.min(floor * 0.8, 128)
  const entrance =
    shape(
      svg`M${middle - 46} ${GROUND}v${-doorHeight + 40}a46 46 0 0 1 92 0v${doorHeight - 40}z`,
      lighter(wall, 0.5),
    ) +
    shape(
      svg`M${middle - 37} ${GROUND}v${-doorHeight + 42}a37 37 0 0 1 74 0v${doorHeight - 42}z`,
      applyLighting(mood, random.pick(['#2d5f51', '#6b4634', '#7a4536', '#3f5566'])),
    ) +
    rect(middle - 1.5, GROUND - doorHeight + 8, 3, doorHeight - 8, '#241d18', 'opacity=".3"')

  const body =
    rect(x, top, width, GROUND - top, wall) +
    rect(x, GROUND - 26, width, 26, darker(wall, 0.16)) +
    tinRoof(x, top, width, roof) +
    stories +
    entrance +
    rect(x + width * 0.84, top, width * 0.16, GROUND - top, '#241d18', 'opacity=".05"') +
    (random.chance(0.75)
      ? vine(random, mood, x + (random.chance(0.5) ? 12 : width - 14), GROUND, (GROUND - top) * 0.8)
      : '')
  return { body, x, width, door: middle }
}

function tinRoof(x: number, y: number, width: number, roof: string) {
  return (
    shape(svg`M${x - 30} ${y}l46-66h${width - 32}l46 66z`, roof) +
    repeat(13, (at) =>
      stroke(svg`M${x + 22 + (at * (width - 44)) / 12} ${y - 66}l${-48 + at * 8} 66`, darker(roof, 0.18), 2),
    ) +
    rect(x + width * 0.7, y - 92, 30, 44, darker(roof, 0.25)) +
    rect(x - 32, y - 2, width + 64, 11, darker(roof, 0.35))
  )
}

function arched(
  { random, mood }: Brush,
  middle: number,
  y: number,
  width: number,
  height: number,
  wood: string,
) {
  const left = middle - width / 2
  const bow = width * 0.42
  const opening = (grow: number) =>
    svg`M${left - grow} ${y + height + grow}v${-(height - bow) - grow}q${width / 2 + grow} ${-bow * 1.7 - grow} ${width + 2 * grow} 0v${height - bow + grow}z`
  return (
    shape(opening(6), '#fffaf0', 'opacity=".75"') +
    shape(opening(0), pickPaneColour(mood, random)) +
    rect(middle - 1.5, y + bow * 0.3, 3, height - bow * 0.3, wood) +
    rect(left, y + height * 0.46, width, 3, wood)
  )
}

function gallery(
  { random, mood }: Brush,
  x: number,
  y: number,
  width: number,
  floor: number,
  columns: number,
  wood: string,
) {
  const deck = y + floor * 0.88
  const rail = deck - floor * 0.3
  const left = x - 8
  const span = width + 16
  const balusters = Math.round(span / 17)
  const posts = repeat(columns + 1, (at) => {
    const post = left + 5 + (at * (span - 10)) / columns
    const curls =
      (at < columns ? svg`M${post + 4} ${y + 42}q4-30 36-34` : '') +
      (at > 0 ? svg`M${post - 4} ${y + 42}q-4-30-36-34` : '')
    return rect(post - 4.5, y + 2, 9, deck - y, wood) + stroke(curls, wood, 5)
  })
  const pots = repeat(random.whole(1, 3), () => {
    const pot = random.between(x + 40, x + width - 60)
    return (
      rect(pot, rail - 12, 36, 12, applyLighting(mood, '#a5694e')) +
      repeat(4, (at) =>
        disc(
          pot + 5 + at * 9,
          rail - 16,
          7.5,
          at % 2
            ? random.pick(mood.leaves)
            : applyLighting(mood, random.pick(['#bb6a6c', '#d2a05e', '#c98a7c'])),
        ),
      )
    )
  })
  return (
    rect(left, y - 2, span, 10, wood) +
    posts +
    repeat(balusters, (at) => {
      const at_ = left + 8 + (at * (span - 16)) / (balusters - 1)
      return (
        stroke(svg`M${at_} ${rail}V${deck}`, wood, 3) +
        disc(at_, (rail + deck) / 2, 4.5, 'none', svg`stroke="${wood}" stroke-width="2"`)
      )
    }) +
    rect(left, rail - 4, span, 7, wood) +
    rect(left, deck, span, 12, darker(wood, 0.15)) +
    pots
  )
}

function glassGallery(
  { random, mood, palette }: Brush,
  x: number,
  y: number,
  width: number,
  floor: number,
  columns: number,
  wood: string,
) {
  const count = columns * 4
  const left = x - 8
  const step = (width + 16) / count
  const height = floor * 0.5
  const colours = [palette.accent, palette.second, '#d2a05e'].map((colour) =>
    applyLighting(mood, lighter(colour, 0.25)),
  )
  return (
    rect(left, y + 6, width + 16, floor * 0.86, lighter(wood, 0.12)) +
    repeat(count, (at) => {
      const paneX = left + at * step + 3
      return (
        rect(
          paneX,
          y + 16,
          step - 6,
          20,
          random.chance(0.4) ? random.pick(colours) : pickPaneColour(mood, random),
        ) +
        rect(paneX, y + 40, step - 6, height - 26, pickPaneColour(mood, random)) +
        rect(paneX, y + 22 + height, step - 6, floor * 0.22, wood, 'opacity=".5"')
      )
    }) +
    rect(left - 4, y + floor * 0.9, width + 24, 11, darker(wood, 0.15))
  )
}
