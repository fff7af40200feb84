import type { Random } from '../../random'
import type { Lighting } from '../mood'
import { disc, gradient, HEIGHT, oval, rect, repeat, shape, svg, WIDTH } from '../svg'

export function sky(random: Random, mood: Lighting) {
  const sun = { x: random.between(140, 1060), y: random.between(90, 200) }
  const clouds = mood.name === 'night' ? 1 : random.whole(1, 3)

  return svg`<defs>${gradient('sky', mood.sky)}</defs>
${rect(0, 0, WIDTH, HEIGHT, 'url(#sky)')}
${disc(sun.x, sun.y, mood.name === 'night' ? 30 : 46, mood.sun, 'opacity=".9"')}
${repeat(clouds, () => cloud(random, mood))}`
}

function cloud(random: Random, mood: Lighting) {
  const x = random.between(60, 1100)
  const y = random.between(70, 250)
  const half = random.between(50, 105)
  return svg`<g fill="${mood.cloud}" opacity="${random.between(0.5, 0.8)}"><ellipse cx="${x}" cy="${y}" rx="${half}" ry="${half / 5}"/><ellipse cx="${x - half * 0.3}" cy="${y - half * 0.15}" rx="${half * 0.42}" ry="${half * 0.24}"/><ellipse cx="${x + half * 0.24}" cy="${y - half * 0.18}" rx="${half * 0.5}" ry="${half * 0.3}"/></g>`
}

export function hills(random: Random, mood: Lighting, top: number) {
  const landmark = random.next()
  return repeat(3, (at) => {
    const y = top + at * 56
    const colour = mood.hills[at] ?? mood.hills[2]
    return (
      shape(ridge(random, y), colour) +
      (at === 1 && landmark < 0.4 ? mast(random.between(160, 1040), y - 34, mood) : '') +
      (at === 2 && landmark > 0.72 ? church(random.between(100, 1040), y - 26, mood) : '')
    )
  })
}

function ridge(random: Random, y: number) {
  let x = 0
  let d = svg`M0 ${HEIGHT}V${y + random.between(-30, 20)}`
  while (x < WIDTH) {
    const to = x + random.between(180, 330)
    d += svg`Q${(x + to) / 2} ${y + random.between(-90, 15)} ${to} ${y + random.between(-22, 22)}`
    x = to
  }
  return `${d}V${HEIGHT}z`
}

function mast(x: number, y: number, mood: Lighting) {
  return shape(
    svg`M${x} ${y}l-13 70h5l8-44 8 44h5zM${x - 1.5} ${y - 46}h3v48h-3zM${x - 8} ${y + 16}h16v4h-16z`,
    mood.hills[2],
  )
}

function church(x: number, y: number, mood: Lighting) {
  const [wall, roof] = mood.name === 'night' ? ['#5a5c78', '#3f4462'] : ['#cdbfa8', '#9c7f68']
  return (
    rect(x, y, 52, 44, wall) +
    shape(svg`M${x - 4} ${y}l30-14 30 14z`, roof) +
    rect(x + 16, y - 34, 20, 26, wall) +
    shape(svg`M${x + 13} ${y - 34}l13-26 13 26z`, roof) +
    oval(x + 26, y + 34, 6, 12, roof)
  )
}
