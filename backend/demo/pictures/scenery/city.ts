import type { Random } from '../../random'
import type { Lighting } from '../mood'
import { rect, svg, WIDTH } from '../svg'

export function farCity(random: Random, mood: Lighting, base: number) {
  let houses = ''
  let x = -20
  while (x < WIDTH) {
    const width = random.between(52, 112)
    const height = random.between(60, 190)
    houses +=
      rect(x, base - height, width, height, random.pick(mood.far)) +
      windows(random, mood, x, base, width, height)
    x += width + random.between(-4, 30)
  }
  return svg`<g opacity=".72">${houses}</g>`
}

function windows(random: Random, mood: Lighting, x: number, base: number, width: number, height: number) {
  const night = mood.name === 'night'
  let rows = ''
  for (let y = base - height + 16; y < base - 20; y += 26)
    for (let left = x + 10; left < x + width - 14; left += 22) {
      const lamp = random.chance(night ? 0.3 : 0)
      if (lamp || random.chance(0.75))
        rows += rect(
          left,
          y,
          10,
          12,
          lamp ? '#f2d08f' : '#ffffff',
          `opacity="${night && !lamp ? 0.12 : 0.4}"`,
        )
    }
  return rows
}
