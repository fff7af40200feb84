import { createRandom } from '../../random'
import { darker, lighter } from '../colour'
import { applyLighting } from '../mood'
import { farCity } from '../scenery/city'
import { hills, sky } from '../scenery/sky'
import { disc, HEIGHT, oval, rect, repeat, shape, stroke, svg, WIDTH } from '../svg'
import { plant } from './furniture'
import type { Room } from './walls'

export function drawBalcony(room: Room, seed: string, n: number) {
  const { palette, mood, random } = room
  const part = (name: string) => createRandom(seed, n, name)
  const wall = applyLighting(mood, palette.plaster)
  const deck = applyLighting(mood, lighter(palette.floor, 0.2))
  const glass = random.chance(0.5)
  const iron = applyLighting(mood, '#4f4a46')
  const bars = 40

  const railing = glass
    ? rect(0, 530, WIDTH, 218, '#e6efee', 'opacity=".34"') +
      shape('M120 530h120L60 748H0V640z', '#ffffff', 'opacity=".25"') +
      repeat(5, (at) => rect(at * 298 + 2, 524, 7, 226, iron))
    : repeat(bars, (at) => rect(at * (WIDTH / bars) + 12, 526, 6, 222, iron)) +
      repeat(bars / 2, (at) =>
        disc(at * (WIDTH / bars) * 2 + 30, 636, 9, 'none', svg`stroke="${iron}" stroke-width="4"`),
      )

  return svg`${sky(part('sky'), mood)}${hills(part('hills'), mood, 330)}${farCity(part('city'), mood, 600)}${farCity(part('roofs'), mood, 720)}${rect(0, 700, WIDTH, 50, mood.grass)}${railing}${rect(0, 514, WIDTH, 17, iron, 'rx="5"')}${rect(0, 744, WIDTH, 12, iron)}${rect(0, 754, WIDTH, HEIGHT - 754, deck)}${repeat(
    9,
    (at) => {
      const x = 600 + (at - 4) * 150
      return stroke(svg`M${x} 754L${600 + (x - 600) * 1.5} ${HEIGHT}`, '#241d18', 2, 'opacity=".12"')
    },
  )}${rect(0, 0, WIDTH, 46, darker(wall, 0.12))}${rect(0, 0, 78, HEIGHT, wall)}${rect(78, 0, 14, HEIGHT, '#241d18', 'opacity=".08"')}${seats(room)}${plant(room, 1080, 862, 1.35)}${plant(room, 168, 842, 1.05)}${random.chance(0.4) ? lights(room) : ''}`
}

function seats({ palette, mood, random }: Room) {
  const x = random.between(430, 560)
  const wood = applyLighting(mood, palette.floor)
  const cloth = applyLighting(mood, palette.accent)
  const chair = (at: number, back: number) =>
    rect(at + back, 592, 22, 170, wood, 'rx="8"') +
    rect(at, 732, 134, 26, cloth, 'rx="13"') +
    rect(at + 8, 756, 12, 112, darker(wood, 0.2)) +
    rect(at + 114, 756, 12, 112, darker(wood, 0.2))
  return (
    oval(x + 166, 868, 300, 16, '#241d18', 'opacity=".16"') +
    chair(x - 120, 0) +
    chair(x + 330, 112) +
    rect(x + 160, 706, 14, 160, darker(wood, 0.3)) +
    oval(x + 167, 866, 62, 10, darker(wood, 0.35)) +
    oval(x + 167, 704, 120, 22, darker(wood, 0.25)) +
    oval(x + 167, 697, 120, 22, lighter(wood, 0.15)) +
    rect(x + 110, 664, 32, 32, '#fffdf9', 'rx="6"') +
    rect(x + 196, 654, 24, 44, applyLighting(mood, palette.second), 'rx="8"') +
    repeat(3, (at) => disc(x + 200 + at * 8, 644 - (at % 2) * 12, 11, applyLighting(mood, '#c98a7c')))
  )
}

const lights = ({ mood }: Room) =>
  stroke('M78 92Q360 190 640 96T1200 110', applyLighting(mood, '#6b5f55'), 3) +
  repeat(9, (at) => disc(140 + at * 122, 128 + (at % 4 < 2 ? 10 : -16), 10, '#fbe2a8'))
