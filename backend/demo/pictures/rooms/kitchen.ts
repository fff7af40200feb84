import { darker, lighter } from '../colour'
import { disc, oval, rect, repeat, shape, stroke, svg } from '../svg'
import { pendant, sideWall } from './furniture'
import { drawWalls, drawWindow, type Room } from './walls'

export function drawKitchen(room: Room) {
  const { wall, random } = room
  const left = wall.left + 40
  const counter = left + 170
  const end = wall.right - 24
  const windowWidth = random.between(190, 230)
  const windowX = end - windowWidth - 34
  const cupboards = windowX - 60 - counter
  const island = random.chance(0.35)

  return (
    drawWalls(room, random.chance(0.5) ? 'tiles' : 'boards') +
    sideWall(room) +
    splash(room, counter, windowX - 40) +
    drawWindow(room, windowX, 190, windowWidth, 178) +
    uppers(room, counter, cupboards) +
    base(room, counter, end) +
    stove(room, counter + cupboards * 0.5) +
    tap(room, windowX + windowWidth / 2) +
    fridge(room, left) +
    (island ? bar(room, counter + 20) : dining(room, counter + 130)) +
    pendant(room, counter + cupboards + 26, 178)
  )
}

const COUNTER = 190

function splash({ wall, palette }: Room, from: number, to: number) {
  const top = wall.floor - COUNTER - 104
  const rows = 4
  return repeat(rows * Math.floor((to - from) / 46), (at) => {
    const row = at % rows
    const x = from + Math.floor(at / rows) * 46 + (row % 2) * 12
    return x + 43 > to
      ? ''
      : rect(
          x,
          top + row * 26,
          43,
          23,
          at % 7 === 3 ? palette.second : '#fffdf9',
          at % 7 === 3 ? 'opacity=".3"' : 'opacity=".6"',
        )
  })
}

function uppers({ wall, palette, random }: Room, x: number, width: number) {
  const y = wall.top + 60
  const high = wall.floor - COUNTER - 112 - y
  const count = 3
  const open = random.chance(0.4) ? random.pick([0, 2]) : -1
  const step = width / count
  return repeat(count, (at) => {
    const left = x + at * step
    if (at === 1) return hood(left, y, step, high)
    if (at === open)
      return (
        rect(left + 6, y + high * 0.45, step - 12, 9, palette.floor) +
        rect(left + 6, y + high - 9, step - 12, 9, palette.floor) +
        repeat(4, (jar) =>
          rect(
            left + 16 + (jar * (step - 40)) / 4,
            y + high * 0.45 - 34,
            18,
            34,
            [palette.accent, '#efe6d6', palette.second, '#c9bba6'][jar] ?? '#efe6d6',
            'rx="4"',
          ),
        ) +
        repeat(3, (cup) => oval(left + 30 + cup * 34, y + high - 18, 13, 10, '#fffdf9'))
      )
    return (
      rect(left, y, step, high, palette.cabinet) +
      rect(left + 5, y + 5, step - 10, high - 10, '#fffdf9', 'opacity=".14" rx="3"') +
      rect(left + step / 2 - 15, y + high - 18, 30, 5, '#d9c7a2', 'rx="2.5"')
    )
  })
}

const hood = (x: number, y: number, width: number, height: number) =>
  rect(x + width * 0.36, y - 20, width * 0.28, height * 0.7, '#c9ccca') +
  shape(
    svg`M${x + width * 0.3} ${y + height * 0.66}h${width * 0.4}l${width * 0.2} ${height * 0.3}h${-width * 0.8}z`,
    '#b9bdbb',
  )

function base({ wall, palette, random }: Room, from: number, to: number) {
  const y = wall.floor - COUNTER
  const count = 6
  const step = (to - from) / count
  const top = random.pick(['#f3eee4', '#d9d3c8', lighter(palette.floor, 0.3), '#6a6663'])
  return (
    rect(from, y, to - from, COUNTER - 8, palette.cabinet) +
    repeat(
      count,
      (at) =>
        rect(from + at * step + 5, y + 18, step - 10, COUNTER - 44, '#fffdf9', 'opacity=".12" rx="3"') +
        rect(from + at * step + step / 2 - 17, y + 28, 34, 6, '#d9c7a2', 'rx="3"'),
    ) +
    rect(from, wall.floor - 14, to - from, 14, darker(palette.cabinet, 0.4)) +
    rect(from - 4, y - 16, to - from + 12, 18, top, 'rx="3"') +
    rect(from, y + 2, to - from, 5, '#241d18', 'opacity=".14"')
  )
}

function stove({ wall, palette, random }: Room, middle: number) {
  const y = wall.floor - COUNTER
  const pot = random.pick([palette.accent, palette.second, '#a9adab'])
  return (
    rect(middle - 68, y + 6, 136, COUNTER - 22, '#3f4245') +
    rect(middle - 54, y + 46, 108, 88, '#24272a', 'rx="5"') +
    rect(middle - 54, y + 24, 108, 6, '#c9ccca', 'rx="3"') +
    rect(middle - 68, y - 19, 136, 6, '#2d3033') +
    rect(middle - 40, y - 56, 76, 38, pot, 'rx="6"') +
    rect(middle - 44, y - 60, 84, 7, darker(pot, 0.2), 'rx="3"') +
    disc(middle - 2, y - 64, 5, '#3f4245')
  )
}

const tap = ({ wall }: Room, x: number) =>
  stroke(svg`M${x} ${wall.floor - COUNTER - 14}v-46q0-24 26-24t26 24`, '#a2a8aa', 8) +
  rect(x - 36, wall.floor - COUNTER - 17, 130, 5, '#a2a8aa')

function fridge({ wall, random }: Room, x: number) {
  const y = wall.floor - 424
  const paint = random.pick(['#e4e5e2', '#cfd2d1', '#eee9df', '#b9c4c0'])
  return (
    rect(x, y, 158, 428, paint, 'rx="9"') +
    rect(x, y + 148, 158, 4, darker(paint, 0.25)) +
    rect(x + 136, y + 40, 8, 80, darker(paint, 0.35), 'rx="4"') +
    rect(x + 136, y + 178, 8, 120, darker(paint, 0.35), 'rx="4"') +
    rect(x, y + 416, 158, 12, darker(paint, 0.4))
  )
}

function dining({ wall, palette }: Room, x: number) {
  const y = wall.floor + 100
  const wood = darker(palette.floor, 0.16)
  const chair = (at: number) =>
    rect(at, y - 84, 92, 92, palette.second, 'rx="16"') +
    rect(at + 10, y + 6, 8, 116, darker(palette.second, 0.35)) +
    rect(at + 74, y + 6, 8, 116, darker(palette.second, 0.35))
  return (
    oval(x + 190, y + 118, 300, 22, '#241d18', 'opacity=".12"') +
    chair(x + 40) +
    chair(x + 240) +
    stroke(svg`M${x + 50} ${y + 30}l-24 112M${x + 330} ${y + 30}l24 112`, darker(wood, 0.3), 15) +
    oval(x + 190, y + 20, 270, 44, darker(wood, 0.22)) +
    oval(x + 190, y + 10, 270, 44, lighter(wood, 0.16)) +
    oval(x + 190, y + 2, 64, 15, '#f5efe4') +
    disc(x + 170, y - 12, 18, '#c98f4e') +
    disc(x + 206, y - 13, 19, '#b0604e') +
    disc(x + 188, y - 26, 17, '#93a25f')
  )
}

function bar({ wall, palette }: Room, x: number) {
  const y = wall.floor + 20
  const stool = (at: number) =>
    stroke(
      svg`M${at + 14} ${y + 60}l-14 156M${at + 66} ${y + 60}l14 156M${at + 6} ${y + 150}h68`,
      '#4d4640',
      7,
    ) + rect(at, y + 44, 80, 22, palette.accent, 'rx="11"')
  return (
    rect(x, y, 470, 200, lighter(palette.cabinet, 0.12)) +
    repeat(3, (at) => rect(x + 8 + at * 153, y + 14, 148, 176, '#fffdf9', 'opacity=".12" rx="3"')) +
    rect(x - 14, y - 18, 498, 22, '#efe8db', 'rx="4"') +
    rect(x + 70, y - 50, 26, 34, '#fffdf9', 'rx="5"') +
    oval(x + 330, y - 22, 56, 12, palette.second) +
    disc(x + 316, y - 34, 15, '#c98f4e') +
    disc(x + 342, y - 34, 15, '#93a25f') +
    stool(x + 90) +
    stool(x + 290)
  )
}
