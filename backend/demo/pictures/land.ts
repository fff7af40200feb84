import { createRandom, type Random } from '../random'
import { darker, lighter, mix } from './colour'
import { applyLighting, type Lighting, pickLighting } from './mood'
import { tree } from './scenery/green'
import { hills, sky } from './scenery/sky'
import { HEIGHT, oval, rect, repeat, shape, stroke, svg, svgDocument, WIDTH } from './svg'

export function drawLand(seed: string, n: number) {
  const part = (name: string) => createRandom(seed, n, name)
  const mood = pickLighting(part('mood'))
  const field = part('field')
  const horizon = field.between(560, 610)
  const near = mix(mood.grass, '#cdbf8a', mood.name === 'night' ? 0.05 : field.between(0, 0.35))
  const trees = part('trees')

  const body = svg`${sky(part('sky'), mood)}${field.chance(0.4) ? snow(part('snow'), mood) : ''}${hills(part('hills'), mood, horizon - 170)}${repeat(
    9,
    () => tree(trees, mood, trees.between(0, WIDTH), horizon + 6, trees.between(0.4, 0.75)),
  )}${shape(svg`M0 ${horizon}q${WIDTH / 2} ${field.between(-40, 30)} ${WIDTH} 0V${HEIGHT}H0z`, near)}${
    field.chance(0.45) ? vineyard(part('vines'), mood, horizon) : tufts(part('tufts'), near, horizon)
  }${plot(part('plot'), mood, near)}${fence(part('fence'), mood)}${tree(trees, mood, trees.between(60, 180), 838, 1.5)}`
  return svgDocument(body, field.chance(0.5))
}

function snow(random: Random, mood: Lighting) {
  const rock = mix(mood.hills[0], mood.sky[1], 0.45)
  const white = mix('#fffdf9', mood.sky[1], mood.name === 'night' ? 0.5 : 0.12)
  return repeat(4, (at) => {
    const x = at * 330 + random.between(-20, 80)
    const high = random.between(150, 230)
    const half = high * 1.1
    const y = 470
    return (
      shape(svg`M${x - half} ${y}L${x} ${y - high}L${x + half} ${y}z`, rock) +
      shape(
        svg`M${x} ${y - high}l${half * 0.32} ${high * 0.32}l-24-8l-18 20l-20-22l-22 14l${-half * 0.32 + 84} ${-high * 0.3}z`,
        white,
      )
    )
  })
}

function tufts(random: Random, grass: string, horizon: number) {
  return repeat(26, () => {
    const x = random.between(0, WIDTH)
    const y = random.between(horizon + 30, 880)
    const size = (y - horizon) / 160
    return stroke(
      svg`M${x} ${y}q${-4 * size} ${-12 * size} ${-8 * size} ${-16 * size}M${x} ${y}v${-20 * size}M${x} ${y}q${4 * size} ${-12 * size} ${8 * size} ${-15 * size}`,
      darker(grass, 0.18),
      1 + size,
    )
  })
}

function vineyard(random: Random, mood: Lighting, horizon: number) {
  const point = random.between(350, 850)
  const green = random.pick(mood.leaves)
  return repeat(13, (at) => {
    const foot = -900 + at * 250
    return shape(
      svg`M${point + (at - 6) * 30} ${horizon + 14}L${foot} 980h74z`,
      at % 2 ? green : darker(green, 0.1),
      'opacity=".55"',
    )
  })
}

function plot(random: Random, mood: Lighting, grass: string) {
  const left = random.between(250, 330)
  const right = random.between(880, 980)
  const corners = [
    [left + 70, 662],
    [right - 60, 660],
    [right + 60, 812],
    [left - 70, 816],
  ] as const
  const stake = applyLighting(mood, '#b07a55')
  const outline = `M${corners.map((corner) => corner.join(' ')).join('L')}z`
  return (
    shape(outline, lighter(grass, 0.32), 'opacity=".8"') +
    stroke(outline, applyLighting(mood, '#b4452b'), 3, 'stroke-dasharray="14 9" opacity=".75"') +
    corners
      .map(
        ([x, y]) =>
          oval(x, y + 2, 14, 4, '#241d18', 'opacity=".2"') +
          rect(x - 5, y - 58, 10, 60, stake) +
          shape(svg`M${x + 5} ${y - 56}l34 10-34 12z`, applyLighting(mood, '#b4593f')),
      )
      .join('')
  )
}

function fence(random: Random, mood: Lighting) {
  const wood = applyLighting(mood, random.pick(['#8a6b4f', '#a08a70', '#76695c']))
  return (
    rect(0, 846, WIDTH, 8, wood) +
    rect(0, 874, WIDTH, 8, wood) +
    repeat(13, (at) => rect(at * 100 - 14, 822, 15, 78, darker(wood, 0.12), 'rx="4"'))
  )
}
