import { darker, lighter } from '../colour'
import { oval, rect, repeat, shape, stroke, svg } from '../svg'
import { curtains, painting, pendant, plant, sideWall } from './furniture'
import { daylight, drawWalls, drawWindow, type Room } from './walls'

export function drawBedroom(room: Room) {
  const { wall, random } = room
  const bed = wall.right - random.between(470, 500)
  const windowX = wall.left + random.between(110, 140)
  const width = random.between(200, 240)
  const wardrobe = random.chance(0.4)

  return (
    drawWalls(room, 'boards') +
    sideWall(room, true) +
    (wardrobe
      ? cupboard(room, wall.left + 24)
      : drawWindow(room, windowX, 176, width, 300) +
        curtains(room, windowX, 176, width) +
        daylight(room, windowX, width)) +
    repeat(2, (at) => painting(room, bed + 70 + at * 150, 214, 118, 96)) +
    bedside(room, bed - 128) +
    double(room, bed) +
    (wardrobe ? pendant(room, bed - 60, 180) : plant(room, wall.left + 52, wall.floor + 92, 1.05))
  )
}

function double({ palette, wall, random }: Room, x: number) {
  const y = wall.floor - 214
  const head = palette.accent
  const cover = random.pick([palette.second, lighter(head, 0.35), palette.textile])
  const ribs = random.chance(0.5)
  return (
    shape(svg`M${x - 70} ${y + 396}q260 50 560-4l-40 60H${x - 110}z`, palette.second, 'opacity=".4"') +
    rect(x, y, 380, 230, head, 'rx="22"') +
    (ribs
      ? repeat(4, (at) => rect(x + 14 + at * 90, y + 14, 82, 190, '#fffdf9', 'opacity=".1" rx="14"'))
      : rect(x + 16, y + 16, 348, 120, darker(head, 0.12), 'rx="12" opacity=".6"')) +
    shape(svg`M${x - 12} ${y + 176}h404l58 168q4 34-22 34H${x - 48}q-26 0-22-34z`, '#fbf7ef') +
    shape(svg`M${x - 30} ${y + 244}h440l44 104q4 26-22 26H${x - 52}q-26 0-22-26z`, cover) +
    shape(svg`M${x - 30} ${y + 244}h440l9 22H${x - 39}z`, '#fffdf9', 'opacity=".55"') +
    rect(x + 20, y + 122, 156, 82, '#ffffff', 'rx="28"') +
    rect(x + 204, y + 122, 156, 82, '#ffffff', 'rx="28"') +
    rect(x + 128, y + 158, 124, 60, head, 'rx="24"') +
    stroke(
      svg`M${x + 60} ${y + 300}q60 26 40 66M${x + 300} ${y + 296}q30 34 14 70`,
      darker(cover, 0.5),
      4,
      'opacity=".1"',
    )
  )
}

function bedside({ palette, wall }: Room, x: number) {
  const y = wall.floor - 92
  const wood = darker(palette.floor, 0.12)
  return (
    rect(x, y, 98, 132, wood, 'rx="6"') +
    rect(x + 8, y + 58, 82, 3, darker(wood, 0.35)) +
    rect(x + 38, y + 30, 22, 6, '#d9c7a2', 'rx="3"') +
    rect(x + 38, y + 88, 22, 6, '#d9c7a2', 'rx="3"') +
    rect(x + 46, y - 44, 6, 44, '#4d4640') +
    oval(x + 49, y - 2, 22, 5, '#4d4640') +
    shape(svg`M${x + 12} ${y - 40}l14-54h46l14 54z`, '#fbeecb')
  )
}

function cupboard({ palette, wall }: Room, x: number) {
  const y = wall.floor - 470
  return (
    rect(x, y, 330, 488, lighter(palette.cabinet, 0.2), 'rx="5"') +
    repeat(
      3,
      (at) =>
        rect(x + 6 + at * 107, y + 8, 104, 446, '#fffdf9', 'opacity=".2" rx="3"') +
        rect(x + (at === 1 ? 122 : 92 + at * 107), y + 210, 7, 58, '#d9c7a2', 'rx="3.5"'),
    ) +
    rect(x, y + 462, 330, 26, darker(palette.cabinet, 0.25))
  )
}
