import { boards, parquet, terrazzo } from '../flat/floor-shaders'
import { type Materials, materials } from '../flat/materials'
import { cloth, glazed, mineral, painted, panels, tiles, wallpaper, wood } from '../flat/surface-shaders'
import type { Material } from '../ray-tracer/material'

/** Textile colour that the demo replaces: in the middle, so that all of its colours can be reached. */
const NEUTRAL_TEXTILE = '#a5a29c'

const asWall = (material: Material): Material => ({ ...material, tint: 0 })
const asTextile = (material: Material): Material => ({ ...material, tint: 1 })
const asWood = (material: Material): Material => ({ ...material, tint: 2 })

const tinted: Partial<Materials> = {
  wall: asWall(materials.wall),
  kitchenWall: asWall(materials.kitchenWall),
  bedroomWall: asWall(materials.bedroomWall),
  bedroomHead: asTextile(painted(NEUTRAL_TEXTILE)),
  pine: asTextile(cloth(NEUTRAL_TEXTILE)),
  brick: asTextile(cloth(NEUTRAL_TEXTILE)),
  fronts: asTextile(painted(NEUTRAL_TEXTILE)),
  bathBand: asTextile(tiles(NEUTRAL_TEXTILE, '#c4beb0', 0.2, 0.1)),
  drapeDeep: asTextile(materials.drapeDeep),
  parquet: asWood(materials.parquet),
  oak: asWood(materials.oak),
  oakUp: asWood(materials.oakUp),
  oakDeep: asWood(materials.oakDeep),
}

const floorBoards = (hex: string): Material => asWood({ ...boards(hex, 0.17), gloss: 0.03, roughness: 0.12 })
const whitePaint = asWall(painted('#efebe3'))
const paper = asWall(wallpaper('#e9dfc9', '#ddcfb2'))

/** Brick, parquet and patterned tiles: an old house, lovingly renovated. */
const warm: Materials = { ...materials, ...tinted }

/** White walls, boards and plain cloth: a new block. */
const plain: Materials = {
  ...warm,
  wall: whitePaint,
  feature: whitePaint,
  kitchenWall: whitePaint,
  bedroomWall: whitePaint,
  bathWall: tiles('#e6e4df', '#d2cec6', 0.6, 0.3, 0.06),
  parquet: floorBoards('#c6a782'),
  kitchenFloor: tiles('#b9b3a8', '#9d978c', 0.6, 0.6, 0.04),
  bathFloor: tiles('#a9a59d', '#8d8982', 0.45, 0.45, 0.05),
  carpet: cloth('#cfc8ba'),
  runner: cloth('#d5cfc3'),
  walnut: wood('#b99468', 0),
  walnutUp: wood('#b99468', 1),
  fronts: painted('#eeebe4'),
  splash: asTextile(tiles(NEUTRAL_TEXTILE, '#cfcac0', 0.2, 0.1)),
  top: wood('#a98a66', 0, 0.04),
  ochre: cloth('#d8cfbe'),
  drape: materials.linen,
}

/** Wallpaper, reddish parquet and dark cabinets, unchanged since the eighties. */
const old: Materials = {
  ...warm,
  wall: paper,
  feature: paper,
  kitchenWall: asWall(painted('#e6dcc2')),
  bedroomWall: asWall(wallpaper('#dfe0d0', '#cfd3be')),
  bedroomHead: asWall(wallpaper('#dfe0d0', '#cfd3be')),
  bathWall: asTextile(tiles('#b9c2bd', '#e2ddd0', 0.15, 0.15, 0.05)),
  bathFloor: tiles('#a88e74', '#7d6a58', 0.15, 0.15),
  parquet: asWood(parquet('#a9703f')),
  kitchenFloor: tiles('#b09a7d', '#8a765f', 0.2, 0.2),
  oak: asWood(wood('#7d5233', 0)),
  oakUp: asWood(wood('#7d5233', 1)),
  oakDeep: asWood(wood('#7d5233', 2)),
  fronts: asWood(wood('#8f6640', 1)),
  splash: tiles('#d9d4c4', '#bdb6a6', 0.15, 0.15),
  top: painted('#c9bca4'),
  cream2: wood('#80583a', 1),
}

/** Wood panels, herringbone and stone: expensive flats. */
const fine: Materials = {
  ...warm,
  wall: asWall(painted('#e4ddd1')),
  feature: asWood(panels('#7d5a40', 0.14)),
  kitchenWall: asWall(painted('#e2dcd0')),
  bedroomWall: asWall(painted('#ddd8cd')),
  bedroomHead: asWood(panels('#7d5a40', 0.14)),
  bathWall: mineralTiles(),
  parquet: asWood(parquet('#97704c')),
  kitchenFloor: { ...terrazzo('#d9d3c8', ['#b8a890', '#8f8a82', '#c9b79c', '#77736c']), gloss: 0.06 },
  bathFloor: { ...terrazzo('#cfc9bf', ['#9a917f', '#6f6b66', '#b8a890']), gloss: 0.06 },
  carpet: cloth('#ddd3c0'),
  runner: cloth('#cfc4b0'),
  oak: asWood(wood('#8a6544', 0)),
  oakUp: asWood(wood('#8a6544', 1)),
  oakDeep: asWood(wood('#8a6544', 2)),
  splash: { ...mineral('#d8d2c6', 0.12), gloss: 0.06, roughness: 0.03 },
  top: { ...mineral('#d3ccc0', 0.1), gloss: 0.06, roughness: 0.03 },
  ochre: cloth('#c7b08a'),
  drape: cloth('#d9cdb8'),
  white: glazed('#f4f1ea'),
}

function mineralTiles(): Material {
  return { ...mineral('#ddd7cb', 0.16, 1.2), gloss: 0.06, roughness: 0.03 }
}

const [concrete, plaster] = [mineral('#bcb8b0', 0.2, 1.5), mineral('#d6d1c6', 0.12)]
const screed = mineral('#aaa69e', 0.26)

/** Creates materials with one kind of walls and floors throughout. */
function createBareMaterials(wall: Material, floor: Material, ceiling: Material): Materials {
  return {
    ...materials,
    wall,
    feature: wall,
    kitchenWall: wall,
    bedroomWall: wall,
    bedroomHead: wall,
    bathWall: wall,
    ceiling,
    parquet: floor,
    oak: floor,
    kitchenFloor: floor,
    bathFloor: floor,
  }
}

export const STYLES = {
  warm,
  plain,
  old,
  fine,
  /** Unfinished flats: a black frame, a white frame, and rooms without furniture. */
  concrete: createBareMaterials(concrete, screed, concrete),
  plaster: createBareMaterials(plaster, screed, plaster),
  empty: { ...plain },
  worn: { ...old },
} satisfies Record<string, Materials>

export type Style = keyof typeof STYLES
