import { createRandom, type Random } from '../../random'
import { darker, lighter, mix } from '../colour'
import { applyLighting, type Lighting, pickLighting } from '../mood'
import { createPalette } from '../palette'
import { farCity } from '../scenery/city'
import { tree } from '../scenery/green'
import { hills, sky } from '../scenery/sky'
import { car, GROUND, lamp, road, yard } from '../scenery/street'
import { group, HEIGHT, rect, repeat, svg, svgDocument, WIDTH } from '../svg'
import type { Brush, House } from './facade'
import { drawHotel } from './hotel'
import { drawNewBlock } from './new-block'
import { drawOldHouse } from './old-house'
import { drawPanelBlock } from './panel-block'
import { drawPrivateHouse } from './private-house'
import { drawShop } from './shop'
import { drawTuffHouse } from './tuff-house'

const FACADE_DRAWINGS = {
  new: drawNewBlock,
  panel: drawPanelBlock,
  old: drawOldHouse,
  tuff: drawTuffHouse,
  house: drawPrivateHouse,
  shop: drawShop,
  hotel: drawHotel,
} satisfies Record<string, (brush: Brush) => House>

export type FacadeKind = keyof typeof FACADE_DRAWINGS
export const FACADE_KINDS = Object.keys(FACADE_DRAWINGS) as FacadeKind[]

const ZOOM: Readonly<Record<FacadeKind, number>> = {
  new: 1.06,
  panel: 1.06,
  old: 1.18,
  tuff: 1.16,
  house: 1.26,
  shop: 1.1,
  hotel: 1.08,
}

export function drawFacade(kind: FacadeKind, seed: string, n: number) {
  const part = (name: string) => createRandom(seed, n, name)
  const mood = pickLighting(part('mood'))
  const house = FACADE_DRAWINGS[kind]({
    random: createRandom(seed, kind),
    mood,
    palette: createPalette(seed),
  })
  const scene = part('scene')
  const onStreet = kind === 'shop' || kind === 'hotel' || scene.chance(0.6)
  const near = part('near')

  const ground = svg`${hills(part('hills'), mood, scene.between(450, 540))}${
    kind === 'house' ? '' : farCity(part('city'), mood, 690)
  }${rect(0, 676, WIDTH, GROUND - 676, lighter(mood.grass, 0.1))}${neighbours(part('neighbours'), mood, kind, house)}${repeat(
    7,
    () => tree(near, mood, near.between(0, WIDTH), GROUND - 10, near.between(0.55, 0.85)),
  )}${rect(0, GROUND - 30, WIDTH, 30, mood.grass)}${house.body}${
    onStreet ? road(mood) : yard(part('yard'), mood, house.door)
  }${kind === 'house' ? fence(part('fence'), mood, house) : ''}${foreground(part('front'), mood, house, onStreet)}`
  return svgDocument(
    sky(part('sky'), mood) + zoomTo(ground, house, ZOOM[kind]) + glow(mood),
    scene.chance(0.5),
  )
}

function zoomTo(body: string, house: House, zoom: number) {
  const spare = (WIDTH / 2) * (1 - 1 / zoom)
  const off = Math.max(-spare, Math.min(spare, house.x + house.width / 2 - WIDTH / 2))
  return group(
    svg`translate(${WIDTH / 2} ${HEIGHT}) scale(${zoom}) translate(${-WIDTH / 2 - off} ${-HEIGHT})`,
    body,
  )
}

function neighbours(random: Random, mood: Lighting, kind: FacadeKind, house: House) {
  if (kind === 'house') return ''
  const low = kind === 'old'
  return repeat(2, (at) => {
    const width = random.between(150, 260)
    const height = low ? random.between(190, 300) : random.between(240, 420)
    const x =
      at === 0 ? house.x - random.between(60, 110) - width : house.x + house.width + random.between(60, 110)
    const wall = mix(
      applyLighting(mood, random.pick(['#dccdb6', '#d3c3b4', '#cfcabd', '#d9bfae'])),
      mood.sky[2],
      0.25,
    )
    const columns = Math.floor(width / 44)
    const rows = Math.floor(height / 62)
    return (
      rect(x, GROUND - height, width, height, wall) +
      rect(x - 8, GROUND - height - 10, width + 16, 12, darker(wall, low ? 0.4 : 0.14)) +
      repeat(columns * rows, (cell) =>
        rect(
          x + 14 + (cell % columns) * 44,
          GROUND - height + 20 + Math.floor(cell / columns) * 62,
          24,
          36,
          random.chance(mood.lit) ? '#f2d79c' : (mood.glass[1] ?? ''),
          'opacity=".75"',
        ),
      )
    )
  })
}

function foreground(random: Random, mood: Lighting, house: House, onStreet: boolean) {
  const left = Math.max(40, house.x - random.between(40, 90))
  const right = Math.min(WIDTH - 40, house.x + house.width + random.between(40, 90))
  const trees =
    tree(random, mood, left, GROUND + 2, random.between(0.9, 1.25)) +
    tree(random, mood, right, GROUND + 2, random.between(0.9, 1.25))
  const post = random.chance(0.5)
    ? house.x - random.between(14, 26)
    : house.x + house.width + random.between(8, 20)
  if (!onStreet) return trees + lamp(mood, post)
  const first = car(random, mood, [random.between(20, 330), 852])
  const second = random.chance(0.6)
    ? car(random, mood, [random.between(900, 1160), 852], { isTurned: true })
    : ''
  return trees + lamp(mood, post) + first + second
}

function fence(random: Random, mood: Lighting, house: House) {
  const solid = random.chance(0.4)
  const colour = applyLighting(mood, solid ? '#c9bba6' : random.pick(['#8a6b4f', '#f1ebdf', '#6f7f74']))
  const y = GROUND - 34
  const run = (from: number, to: number) =>
    solid
      ? rect(from, y, to - from, 44, colour) + rect(from, y - 6, to - from, 8, darker(colour, 0.2))
      : rect(from, y + 8, to - from, 5, colour) +
        rect(from, y + 30, to - from, 5, colour) +
        repeat(Math.max(0, Math.floor((to - from) / 20)), (at) =>
          rect(from + at * 20 + 5, y - 6, 9, 52, colour, 'rx="3"'),
        )
  return (
    run(-10, house.door - 66) +
    run(house.door + 66, house.x + house.width - 210) +
    run(house.x + house.width + 20, WIDTH + 10)
  )
}

function glow(mood: Lighting) {
  const colour = mood.name === 'night' ? '#1d2440' : '#fff3d9'
  return svg`<defs><linearGradient id="glow" x2="1" y2="1"><stop stop-color="${colour}" stop-opacity="${mood.name === 'night' ? 0.12 : 0.2}"/><stop offset=".7" stop-color="${colour}" stop-opacity="0"/></linearGradient></defs>${rect(0, 0, WIDTH, HEIGHT, 'url(#glow)')}`
}
