import { darker, lighter, mix } from '../colour'
import { disc, oval, rect, repeat, shape, stroke, svg } from '../svg'
import { plant, sideWall } from './furniture'
import { drawWalls, type Room } from './walls'

export function drawBathroom(room: Room) {
  const { wall, random } = room
  const shower = random.chance(0.45)
  const basin = wall.left + (shower ? 440 : 500)
  return (
    drawWalls(room, 'tiles') +
    tiling(room) +
    sideWall(room) +
    (shower ? cabin(room, wall.left + 50) : tub(room, wall.left + 30)) +
    vanity(room, basin) +
    machine(room, basin + 270) +
    mat(room, basin + 40) +
    plant(room, basin - (shower ? 60 : 46), wall.floor + (shower ? 40 : 96), 0.6)
  )
}

function tiling({ wall, palette }: Room) {
  const top = wall.floor - 330
  const tile = mix(palette.second, '#fffdf9', 0.62)
  const columns = Math.floor((wall.right - wall.left) / 60)
  const step = (wall.right - wall.left) / columns
  return (
    rect(wall.left, top, wall.right - wall.left, 315, tile) +
    repeat(columns - 1, (at) => rect(wall.left + (at + 1) * step, top, 2.5, 315, '#fffdf9', 'opacity=".7"')) +
    repeat(5, (at) =>
      rect(wall.left, top + (at + 1) * 54, wall.right - wall.left, 2.5, '#fffdf9', 'opacity=".7"'),
    ) +
    rect(wall.left, top - 14, wall.right - wall.left, 14, palette.second)
  )
}

function tub({ wall, palette }: Room, x: number) {
  const y = wall.floor - 96
  return (
    shape(
      svg`M${x} ${wall.top + 30}q40 200 14 ${y - wall.top - 20}h70q24-200-6-${y - wall.top - 20}z`,
      lighter(palette.accent, 0.45),
      'opacity=".85"',
    ) +
    rect(x - 8, wall.top + 22, 430, 7, '#a2a8aa', 'rx="3.5"') +
    stroke(svg`M${x + 372} ${y - 6}v-60q0-14-16-14h-18`, '#a2a8aa', 9) +
    rect(x - 4, y, 410, 30, '#ffffff', 'rx="15"') +
    shape(svg`M${x + 12} ${y + 26}h378q-4 110-60 116H${x + 72}q-56-6-60-116z`, '#fbfaf6') +
    shape(svg`M${x + 240} ${y + 26}h150q-4 110-60 116h-60q10-50-30-116z`, '#241d18', 'opacity=".05"') +
    rect(x + 150, y - 6, 90, 76, palette.accent, 'rx="4"') +
    rect(x + 150, y + 50, 90, 6, '#fffdf9', 'opacity=".6"')
  )
}

function cabin({ wall }: Room, x: number) {
  const y = wall.top + 66
  const high = wall.floor - y + 24
  return (
    rect(x, wall.floor - 4, 270, 30, '#fbfaf6', 'rx="4"') +
    stroke(svg`M${x + 60} ${y + 250}V${y + 50}q0-24 26-24h24`, '#a2a8aa', 8) +
    shape(svg`M${x + 92} ${y + 46}h40l14 16h-68z`, '#8f9597') +
    rect(x, y, 270, high, '#dfecec', 'opacity=".42"') +
    shape(svg`M${x + 60} ${y}h60L${x + 40} ${y + high}h-40v-60z`, '#ffffff', 'opacity=".3"') +
    [0, 132, 264].map((at) => rect(x + at, y, 6, high, '#6b6f70')).join('') +
    rect(x, y, 270, 6, '#6b6f70') +
    rect(x + 146, y + high * 0.5, 7, 70, '#6b6f70', 'rx="3.5"')
  )
}

function vanity({ wall, palette, random }: Room, x: number) {
  const y = wall.floor - 170
  const round = random.chance(0.6)
  return (
    (round
      ? disc(x + 105, y - 150, 92, palette.wood) + disc(x + 105, y - 150, 82, '#dce8e8')
      : rect(x + 10, y - 256, 190, 190, palette.wood, 'rx="10"') +
        rect(x + 19, y - 247, 172, 172, '#dce8e8', 'rx="6"')) +
    shape(svg`M${x + 60} ${y - 116}l92-96 16 22-84 92z`, '#ffffff', 'opacity=".5"') +
    rect(x - 10, y - 4, 230, 18, '#f5f0e6', 'rx="4"') +
    rect(x, y + 12, 210, 132, palette.cabinet, 'rx="4"') +
    rect(x + 7, y + 20, 196, 54, '#fffdf9', 'opacity=".14" rx="3"') +
    rect(x + 7, y + 80, 196, 56, '#fffdf9', 'opacity=".14" rx="3"') +
    rect(x + 88, y + 30, 34, 6, '#d9c7a2', 'rx="3"') +
    rect(x + 88, y + 90, 34, 6, '#d9c7a2', 'rx="3"') +
    shape(svg`M${x + 38} ${y - 34}h134q-4 34-40 34h-54q-36 0-40-34z`, '#ffffff') +
    stroke(svg`M${x + 105} ${y - 34}v-24q0-12 22-10`, '#8f9597', 8) +
    rect(x + 186, y - 36, 16, 32, palette.accent, 'rx="4"')
  )
}

function machine({ wall, palette }: Room, x: number) {
  const y = wall.floor - 150
  return (
    rect(x, y, 140, 158, '#f4f2ec', 'rx="6"') +
    rect(x + 10, y + 10, 60, 14, '#d6d3cb', 'rx="3"') +
    disc(x + 116, y + 17, 8, '#b9b5ac') +
    disc(x + 70, y + 92, 48, '#c9ccca') +
    disc(x + 70, y + 92, 36, '#5d676b') +
    shape(svg`M${x + 38} ${y + 100}q30-18 64 0a34 34 0 0 1-64 0z`, '#8fa5ab') +
    rect(x - 4, y - 8, 148, 10, darker(palette.floor, 0.05)) +
    repeat(3, (at) =>
      rect(
        x + 22,
        y - 26 - at * 18,
        96,
        16,
        [palette.accent, '#fffdf9', palette.second][at] ?? '#fffdf9',
        'rx="7"',
      ),
    )
  )
}

const mat = ({ wall, palette }: Room, x: number) =>
  oval(x + 60, wall.floor + 108, 170, 34, lighter(palette.second, 0.25)) +
  oval(x + 60, wall.floor + 108, 140, 26, 'none', 'stroke="#fffdf9" stroke-width="4" opacity=".5"')
