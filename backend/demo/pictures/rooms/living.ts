import { darker, lighter } from '../colour'
import { oval, rect, repeat, shape, stroke, svg } from '../svg'
import { curtains, floorLamp, painting, pendant, plant, sideWall } from './furniture'
import { daylight, drawWalls, drawWindow, type Room } from './walls'

export function drawLivingRoom(room: Room) {
  const { wall, random } = room
  const windowX = wall.left + random.between(120, 165)
  const width = random.between(250, 300)
  const seat = Math.max(windowX + width + 90, wall.right - 430)
  const screen = random.chance(0.35)

  return (
    drawWalls(room, 'boards') +
    sideWall(room, true) +
    drawWindow(room, windowX, 176, width, 312) +
    curtains(room, windowX, 176, width) +
    daylight(room, windowX, width) +
    (screen ? '' : pendant(room, (windowX + width + seat) / 2 + 10, 190)) +
    (screen ? screenWall(room, seat) + armchair(room, windowX + 10) : art(room, seat) + sofa(room, seat)) +
    table(room, seat + (screen ? -60 : 110)) +
    plant(room, wall.left + 60, wall.floor + 90, 1.15)
  )
}

function art(room: Room, x: number) {
  const third = room.random.chance(0.5)
  return third
    ? repeat(3, (at) => painting(room, x + 30 + at * 112, 226, 92, 116))
    : painting(room, x + 60, 218, 150, 116) + painting(room, x + 232, 218, 96, 116)
}

function sofa({ palette, wall, random }: Room, x: number) {
  const cloth = palette.accent
  const y = wall.floor - 132
  const legs = darker(palette.floor, 0.45)
  return (
    oval(x + 190, y + 228, 250, 14, '#241d18', 'opacity=".16"') +
    rect(x - 10, y, 400, 150, darker(cloth, 0.12), 'rx="28"') +
    rect(x + 14, y + 92, 352, 96, cloth, 'rx="20"') +
    rect(x + 188, y + 96, 4, 88, darker(cloth, 0.2)) +
    rect(x - 36, y + 52, 62, 152, lighter(cloth, 0.06), 'rx="26"') +
    rect(x + 354, y + 52, 62, 152, lighter(cloth, 0.06), 'rx="26"') +
    rect(x - 4, y + 200, 14, 28, legs) +
    rect(x + 370, y + 200, 14, 28, legs) +
    rect(x + 40, y + 26, 86, 76, palette.second, svg`rx="13" transform="rotate(-8 ${x + 80} ${y + 60})"`) +
    rect(
      x + 258,
      y + 28,
      82,
      74,
      lighter(palette.textile, 0.3),
      svg`rx="13" transform="rotate(${random.whole(6, 11)} ${x + 300} ${y + 64})"`,
    )
  )
}

function screenWall(room: Room, x: number) {
  const { palette, wall } = room
  const y = wall.floor - 84
  return (
    rect(x + 60, y - 196, 280, 160, '#332f2d', 'rx="6"') +
    rect(x + 68, y - 188, 264, 144, '#4b5256', 'rx="3"') +
    shape(svg`M${x + 68} ${y - 60}l90-80 70 50 104-60v106h-264z`, '#5d676b') +
    rect(x, y, 400, 92, palette.cabinet, 'rx="5"') +
    repeat(3, (at) => rect(x + 8 + at * 131, y + 10, 122, 72, '#fffdf9', 'opacity=".14" rx="3"')) +
    rect(x + 16, y + 92, 10, 20, '#4d4640') +
    rect(x + 374, y + 92, 10, 20, '#4d4640') +
    floorLamp(room, x - 30, wall.floor + 20)
  )
}

function armchair({ palette, wall }: Room, x: number) {
  const y = wall.floor - 70
  const cloth = palette.accent
  return (
    oval(x + 96, y + 204, 120, 12, '#241d18', 'opacity=".16"') +
    rect(x, y - 30, 190, 170, darker(cloth, 0.1), 'rx="40"') +
    rect(x + 22, y + 84, 146, 84, cloth, 'rx="20"') +
    rect(x - 22, y + 50, 52, 132, lighter(cloth, 0.06), 'rx="22"') +
    rect(x + 160, y + 50, 52, 132, lighter(cloth, 0.06), 'rx="22"') +
    rect(x + 52, y + 22, 88, 76, palette.second, svg`rx="13" transform="rotate(-6 ${x + 96} ${y + 60})"`)
  )
}

function table({ palette, wall, random }: Room, x: number) {
  const y = wall.floor + 138
  const wood = darker(palette.floor, 0.22)
  return (
    oval(x + 60, y + 44, 320, 62, palette.second, 'opacity=".6"') +
    oval(x + 60, y + 44, 268, 48, 'none', 'stroke="#fffdf9" stroke-width="5" opacity=".45"') +
    stroke(svg`M${x - 40} ${y}l-12 76M${x + 140} ${y}l12 76`, darker(wood, 0.3), 10) +
    oval(x + 50, y + 6, 128, 26, darker(wood, 0.2)) +
    oval(x + 50, y, 128, 26, lighter(wood, 0.15)) +
    rect(x + 6, y - 20, 64, 12, '#efe6d6', 'rx="2"') +
    rect(x + 12, y - 31, 56, 11, palette.accent, 'rx="2"') +
    (random.chance(0.6)
      ? rect(x + 98, y - 44, 22, 42, lighter(palette.second, 0.4), 'rx="8"') +
        stroke(svg`M${x + 109} ${y - 44}q-14-30-22-44M${x + 109} ${y - 44}q6-34 18-46`, '#769a6b', 4)
      : '')
  )
}
