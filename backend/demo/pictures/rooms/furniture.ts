import { darker, lighter } from '../colour'
import { disc, oval, rect, repeat, shape, stroke, svg } from '../svg'
import type { Room } from './walls'

export function pendant({ palette, wall, random }: Room, x: number, low: number) {
  const colour = random.pick([palette.accent, palette.second, '#f1e8d8'])
  const cord = stroke(svg`M${x} ${wall.top - 50}V${low - 60}`, '#4d4640', 3)
  const body = random.chance(0.5)
    ? shape(svg`M${x - 46} ${low}q46-104 92 0z`, colour)
    : oval(x, low - 34, 38, 36, colour)
  return cord + body + oval(x, low, 40, 6, '#fdf0cb')
}

export function plant({ random, palette }: Room, x: number, y: number, size: number) {
  const pot = random.pick(['#b9775a', '#e9e2d6', '#6b6f70', lighter(palette.second, 0.3)])
  const greens = ['#64895f', '#769a6b', '#557a5c']
  const tall = random.chance(0.4)
  const leaves = repeat(9, (at) => {
    const angle = -Math.PI / 2 + (at - 4) * (tall ? 0.2 : 0.3)
    const long = random.between(tall ? 150 : 96, tall ? 210 : 150) * size
    const fromY = y - 52 * size
    const toX = x + Math.cos(angle) * long
    const toY = fromY + Math.sin(angle) * long
    const bend = (tall ? 10 : 20) * size
    return shape(
      svg`M${x} ${fromY}Q${(x + toX) / 2 - bend} ${(fromY + toY) / 2 - bend} ${toX} ${toY}Q${(x + toX) / 2 + bend} ${(fromY + toY) / 2 + bend} ${x} ${fromY}`,
      random.pick(greens),
    )
  })
  return (
    oval(x, y, 30 * size, 6 * size, '#241d18', 'opacity=".15"') +
    leaves +
    shape(svg`M${x - 26 * size} ${y - 56 * size}h${52 * size}l${-8 * size} ${56 * size}h${-36 * size}z`, pot)
  )
}

export function painting({ palette, random }: Room, x: number, y: number, width: number, height: number) {
  const inside = random.chance(0.6)
    ? disc(x + width * random.between(0.35, 0.65), y + height * 0.4, width * 0.16, palette.accent) +
      shape(
        svg`M${x + 12} ${y + height - 12}v${-height * 0.22}q${width * 0.24} ${-height * 0.3} ${width * 0.44} ${-height * 0.04}t${width - 24 - width * 0.44} ${-height * 0.06}v${height * 0.32}z`,
        palette.second,
      )
    : repeat(3, (at) =>
        rect(
          x + 14,
          y + 14 + at * ((height - 28) / 3),
          width - 28,
          (height - 28) / 3 - 5,
          [palette.accent, palette.second, palette.floor][at] ?? palette.accent,
          'opacity=".85"',
        ),
      )
  return (
    rect(x, y, width, height, '#4a4038') + rect(x + 6, y + 6, width - 12, height - 12, '#faf6ee') + inside
  )
}

export function curtains({ palette, wall, random }: Room, x: number, y: number, width: number) {
  const colour = random.pick([
    palette.textile,
    palette.textile,
    palette.second,
    lighter(palette.accent, 0.35),
  ])
  const long = wall.floor - y + 24
  const hang = (from: number, way: number) =>
    shape(
      svg`M${from} ${y - 30}h${way * 80}q${way * -8} ${long * 0.5} ${way * -26} ${long}h${way * -60}z`,
      colour,
      'opacity=".96"',
    ) +
    [18, 38, 58]
      .map((fold) =>
        stroke(
          svg`M${from + way * fold} ${y - 30}q${way * -5} ${long * 0.5} ${way * -fold * 0.25} ${long}`,
          darker(colour, 0.5),
          4,
          'opacity=".14"',
        ),
      )
      .join('')
  return (
    hang(x - 62, 1) +
    hang(x + width + 62, -1) +
    rect(x - 84, y - 40, width + 168, 9, darker(palette.floor, 0.3), 'rx="4.5"')
  )
}

export const floorLamp = ({ palette }: Room, x: number, y: number) =>
  oval(x, y, 30, 6, '#4d4640') +
  rect(x - 3, y - 300, 6, 300, '#4d4640') +
  shape(svg`M${x - 50} ${y - 280}l18-84h64l18 84z`, lighter(palette.textile, 0.2)) +
  oval(x, y - 280, 50, 7, '#fdf0cb')

export function sideWall({ wall, palette, random }: Room, books = false) {
  if (wall.left !== 0) return ''
  const x = wall.right
  const lean = (from: number, to: number, top: number, low: number) => {
    const rise = (at: number) => ((at - x) / 370) * 136
    const fall = (at: number) => ((at - x) / 370) * 290
    return svg`M${from} ${top - rise(from) * 0.7}L${to} ${top - rise(to) * 0.7}L${to} ${low + fall(to)}L${from} ${low + fall(from)}z`
  }
  if (!books || random.chance(0.5))
    return (
      shape(lean(x + 84, x + 246, wall.top + 150, wall.floor), '#fffdf9') +
      shape(lean(x + 96, x + 234, wall.top + 164, wall.floor), lighter(palette.wood, 0.35)) +
      disc(x + 112, wall.floor - 180, 7, '#d9c7a2')
    )
  const shelf = lighter(palette.floor, 0.1)
  return (
    shape(lean(x + 60, x + 290, wall.top + 190, wall.floor), shelf) +
    repeat(5, (row) => {
      const top = wall.top + 206 + row * 72
      const low = top + 58
      const from = x + 72
      const shown = Math.max(0, low - wall.floor)
      return (
        shape(
          svg`M${from} ${top - 4}L${x + 278} ${top - 46 + row * 30}V${low - 40 + row * 32}L${from} ${low - shown}z`,
          darker(shelf, 0.3),
        ) +
        repeat(6, (at) => {
          const left = from + 10 + at * 32
          const high = random.between(26, 44)
          const foot = low - 1 + (row * 30 - 44) * ((left - from) / 206)
          return random.chance(0.8)
            ? rect(
                left,
                foot - high,
                20,
                high,
                random.pick([palette.accent, palette.second, '#efe6d6', '#8b8378']),
              )
            : ''
        })
      )
    })
  )
}
