import type { Material } from '../ray-tracer/material'
import { boards, carpet, cementTiles, parquet, terrazzo } from './floor-shaders'
import { bricks, cloth, curtain, glazed, metal, painted, painting, tiles, wood } from './surface-shaders'

const leafMaterial = (hex: string): Material => ({ ...painted(hex), gloss: 0.02, roughness: 0.2 })

/** Materials in the tones of the site's brick, pine, amber and river. */
export const materials = {
  wall: painted('#ece3d3'),
  feature: bricks('#a8664c'),
  kitchenWall: painted('#ede6d8'),
  bedroomWall: painted('#e4e0d2'),
  bedroomHead: painted('#a9b8a4'),
  bathWall: tiles('#e9e6db', '#c4beb0', 0.2, 0.1),
  bathBand: tiles('#5d8a7c', '#c4beb0', 0.2, 0.1),
  ceiling: painted('#f4efe4'),
  trim: painted('#f3ede0'),
  facade: painted('#dcc9a8'),
  parquet: parquet('#b98a58'),
  oak: wood('#b28453', 0),
  oakUp: wood('#b28453', 1),
  oakDeep: wood('#b28453', 2),
  walnut: wood('#6d4a33', 0),
  walnutUp: wood('#6d4a33', 1),
  kitchenFloor: cementTiles('#e4dac6', '#3f6a61', '#b4654a'),
  bathFloor: terrazzo('#ddd6c8', ['#8a5a45', '#4f6f66', '#b8a078', '#77736c']),
  splash: tiles('#dfe3d6', '#bdb6a6', 0.15, 0.075),
  deck: boards('#9a7550', 0.12),
  carpet: carpet([1.3, 1.0], '#7c3d31', '#3a5558', '#bd9657'),
  runner: carpet([0.75, 1.15], '#d9cbb0', '#7d3b2c', '#3f6a61'),
  pine: cloth('#4d6f64'),
  ochre: cloth('#c39a5c'),
  brick: cloth('#ad5840'),
  cream: cloth('#eee4d0'),
  linen: cloth('#f0eadf'),
  river: cloth('#4b7389'),
  drape: curtain('#dccbb0'),
  drapeDeep: curtain('#5d7f78'),
  sage: painted('#8fa28c'),
  fronts: painted('#7f9686'),
  white: glazed('#f2eee6'),
  top: wood('#c29a68', 0, 0.04),
  chrome: metal('#d5d2cc'),
  dark: glazed('#2c2a29'),
  brickPot: glazed('#a5543c'),
  cream2: painted('#e8dfcc'),
  flower: painted('#c4523f'),
  clay: painted('#b06a4b'),
  stone: painted('#d8cfbf'),
  leaves: [leafMaterial('#4f7a4c'), leafMaterial('#3f6b50'), leafMaterial('#6d8f57')] as const,
  hills: painting([0.55, 0.38], 1, ['#ecd3a8', '#d98b52', '#7f9a90', '#33584f']),
  valley: painting([0.7, 0.32], 4, ['#dfe0d2', '#e2b26a', '#b07a5c', '#5a4a4c']),
  sea: painting([0.22, 0.3], 7, ['#e8d8bd', '#c8643f', '#6f8fa0', '#2f5064']),
} satisfies Record<string, Material | readonly Material[]>

type Named = { [name in Exclude<keyof typeof materials, 'leaves'>]: Material }
export type Materials = Named & Pick<typeof materials, 'leaves'>
