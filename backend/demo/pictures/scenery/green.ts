import type { Random } from '../../random'
import { darker } from '../colour'
import type { Lighting } from '../mood'
import { applyLighting } from '../mood'
import { disc, group, oval, rect, repeat, shape, svg } from '../svg'

export function tree(random: Random, mood: Lighting, x: number, y: number, size: number) {
  const roll = random.next()
  const body = roll < 0.3 ? cypress(random, mood) : roll < 0.62 ? round(random, mood) : crown(random, mood)
  return group(svg`translate(${x} ${y}) scale(${size})`, body)
}

function cypress(random: Random, mood: Lighting) {
  const green = darker(random.pick(mood.leaves), 0.12)
  return (
    rect(-4, -40, 8, 40, applyLighting(mood, '#7a5d45')) +
    shape('M0-220c34 62 34 158 0 194c-34-36-34-132 0-194z', green) +
    shape('M0-220c34 62 34 158 0 194z', '#241d18', 'opacity=".1"')
  )
}

function round(random: Random, mood: Lighting) {
  return (
    rect(-5, -80, 10, 80, applyLighting(mood, '#7a5d45')) +
    oval(0, -128, 56, 74, random.pick(mood.leaves)) +
    shape('M0-202a56 74 0 0 1 0 148z', '#241d18', 'opacity=".08"')
  )
}

function crown(random: Random, mood: Lighting) {
  const green = random.pick(mood.leaves)
  const other = random.pick(mood.leaves)
  return (
    shape('M-6 0l3-76h6l3 76z', applyLighting(mood, '#7a5d45')) +
    disc(-38, -88, 38, other) +
    disc(38, -90, 40, green) +
    disc(0, -122, 52, green) +
    disc(14, -136, 26, '#ffffff', 'opacity=".09"')
  )
}

export function hedge(random: Random, mood: Lighting, x: number, y: number, width: number, height: number) {
  const green = random.pick(mood.leaves)
  const bumps = Math.max(2, Math.round(width / (height * 0.9)))
  return (
    rect(x, y - height * 0.6, width, height * 0.6, green) +
    repeat(bumps, (at) => disc(x + ((at + 0.5) * width) / bumps, y - height * 0.6, height * 0.5, green))
  )
}

export function vine(random: Random, mood: Lighting, x: number, y: number, height: number) {
  const stem = svg`M${x} ${y}q-16 ${-height * 0.3} 0 ${-height * 0.55}t4 ${-height * 0.45}`
  const leaves = Math.round(height / 15)
  return (
    svg`<path d="${stem}" fill="none" stroke="${applyLighting(mood, '#7b6a4f')}" stroke-width="5"/>` +
    repeat(leaves, (at) =>
      disc(
        x + random.between(-20, 20),
        y - height * (0.16 + (0.84 * at) / leaves),
        random.between(8, 14),
        random.pick(mood.leaves),
      ),
    )
  )
}
