import type { Random } from '../../random'
import { darker, lighter, mix } from '../colour'
import type { Lighting } from '../mood'
import { applyLighting } from '../mood'
import { disc, group, HEIGHT, oval, rect, repeat, shape, svg, WIDTH } from '../svg'
import { hedge } from './green'

export const GROUND = 770

export function road(mood: Lighting) {
  return (
    rect(0, GROUND - 4, WIDTH, 40, mood.pavement) +
    rect(0, GROUND - 8, WIDTH, 5, lighter(mood.pavement, 0.25)) +
    rect(0, GROUND + 34, WIDTH, 7, darker(mood.pavement, 0.22)) +
    rect(0, GROUND + 41, WIDTH, HEIGHT - GROUND - 41, mood.road) +
    repeat(8, (at) => rect(at * 160 + 24, HEIGHT - 34, 78, 7, lighter(mood.road, 0.5), 'rx="2" opacity=".7"'))
  )
}

export function yard(random: Random, mood: Lighting, door: number) {
  const path = lighter(mood.pavement, 0.1)
  const bench = applyLighting(mood, '#8a6344')
  const seat = door > 600 ? random.between(170, 330) : random.between(850, 1000)
  return (
    rect(0, GROUND - 6, WIDTH, HEIGHT - GROUND + 6, mood.grass) +
    rect(0, GROUND - 8, WIDTH, 26, mood.pavement) +
    shape(svg`M${door - 44} ${GROUND + 16}h88l90 ${HEIGHT - GROUND - 16}h-268z`, path) +
    hedge(random, mood, -20, GROUND + 44, door - 130, 26) +
    hedge(random, mood, door + 150, GROUND + 44, WIDTH - door - 130, 26) +
    repeat(7, () =>
      oval(
        random.between(0, WIDTH),
        random.between(840, 890),
        random.between(16, 40),
        4,
        darker(mood.grass, 0.14),
      ),
    ) +
    rect(seat, 806, 120, 9, bench) +
    rect(seat, 786, 120, 8, bench) +
    rect(seat + 12, 806, 7, 34, darker(bench, 0.3)) +
    rect(seat + 101, 806, 7, 34, darker(bench, 0.3))
  )
}

export function lamp(mood: Lighting, x: number) {
  const iron = applyLighting(mood, '#4a4a4a')
  const glow = mood.name === 'day' ? '' : disc(x + 46, GROUND - 206, 46, '#fbe2a8', 'opacity=".22"')
  return (
    rect(x, GROUND - 196, 7, 200, iron) +
    shape(svg`M${x + 3} ${GROUND - 190}q2-34 44-34v7q-34 0-37 27z`, iron) +
    glow +
    disc(x + 46, GROUND - 208, 9, '#fce9bd')
  )
}

const CARS = ['#a65a47', '#54748a', '#dad6cc', '#3d4650', '#bb9656', '#748c7a', '#8c8f94'] as const

/** Left end of its ground, and the ground's height. */
type Spot = readonly [x: number, y: number]

export function car(random: Random, mood: Lighting, [x, y]: Spot, { isTurned = false } = {}) {
  const paint = applyLighting(mood, random.pick(CARS))
  const tall = random.chance(0.4)
  const cabin = tall ? 'M26-34c10-26 16-32 50-32s50 4 64 32z' : 'M30-34c14-20 26-26 58-26s40 10 54 26z'
  const pane = mix('#dfeaec', mood.glass[0] ?? '#a9c4d0', 0.5)
  const windows = tall
    ? 'M38-36c8-18 12-23 34-23v23zM80-59c28 0 36 4 46 23h-46z'
    : 'M44-36c10-13 18-17 40-17v17zM92-53c22 0 28 5 36 17h-36z'
  return group(
    svg`translate(${x} ${y})${isTurned ? ' scale(-1 1)' : ''}`,
    oval(84, 8, 88, 7, '#241d18', 'opacity=".16"') +
      shape(cabin, paint) +
      shape('M2-2c-8 0-6-34 16-34h130c20 2 26 10 26 24 0 8-2 10-8 10z', paint) +
      shape(windows, pane) +
      [38, 134].map((wheel) => disc(wheel, -4, 16, '#2c2a2b') + disc(wheel, -4, 7, '#a3a19d')).join(''),
  )
}
