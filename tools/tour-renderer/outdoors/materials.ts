import { mineral, mixInto, scaleInto } from '../flat/surface-shaders'
import { hash, type LinearRgb, type Material, noise, parseLinearRgb } from '../ray-tracer/material'

/** Colour of roofs and claddings that the demo replaces, as in the rooms. */
const NEUTRAL = '#a5a29c'

const asWall = (material: Material): Material => ({ ...material, tint: 0 })
const asRoof = (material: Material): Material => ({ ...material, tint: 1 })
const asWood = (material: Material): Material => ({ ...material, tint: 2 })

/** Render with rain streaks and splashes near the ground. */
function plaster(hex: string): Material {
  const base = parseLinearRgb(hex)
  return {
    paint: (out, x, y, z) => {
      const streak = noise(x * 2.6, y * 0.25, z * 2.6) - 0.5 + 0.6 * (noise(x * 9, y * 0.9, z * 9) - 0.5)
      const grain = noise(x * 70, y * 70, z * 70) - 0.5
      const shade = 1 + 0.09 * streak + 0.05 * grain
      for (let c = 0; c < 3; c++) out[c] = (base[c] as number) * shade
    },
  }
}

/** Courses of stone blocks, each of its own tone; `high` is the height of a course in metres. */
function ashlar(hex: string, high: number, unevenness: number): Material {
  const base = parseLinearRgb(hex)
  return {
    paint: (out, x, y, z, nx) => {
      const along = Math.abs(nx) > 0.5 ? z : x
      const row = Math.floor(y / high)
      const u = along / (1.9 * high) + 0.5 * (row & 1) + 0.22 * hash(row, 3, 7)
      const i = Math.floor(u)
      const edge = Math.min(
        (u - i) * 1.9 * high,
        (1 - u + i) * 1.9 * high,
        y - row * high,
        (row + 1) * high - y,
      )
      const grain = noise(x * 22, y * 22, z * 22) - 0.5 + 0.7 * (noise(x * 90, y * 90, z * 90) - 0.5)
      const tone = 1 + unevenness * (hash(i, row, 5) - 0.5) + 0.16 * grain
      for (let c = 0; c < 3; c++)
        out[c] = (base[c] as number) * tone * (1 + 0.12 * unevenness * (c - 1) * (hash(i, row, 9) - 0.5))
      if (edge < 0.012) scaleInto(out, 0.62)
    },
  }
}

/** Round tiles in rows: `rows` and columns in metres, in the roof's own axes. */
function roofTiles(hex: string, column = 0.24, row = 0.2): Material {
  const base = parseLinearRgb(hex)
  return {
    folds: [0.5, 1 / column],
    paint: (out, x, y, z, nx, _ny, nz) => {
      const along = Math.abs(nz) > Math.abs(nx) ? x : z
      const j = Math.floor(y / row)
      const i = Math.floor(along / column)
      const up = y / row - j
      const shade = (0.86 + 0.26 * hash(i, j, 11)) * (up < 0.16 ? 0.58 : 1) * (0.92 + 0.16 * noise(x, y, z))
      for (let c = 0; c < 3; c++) out[c] = (base[c] as number) * shade
    },
  }
}

/** Sheets with upright seams. */
function seamedMetal(hex: string, distance: number): Material {
  const base = parseLinearRgb(hex)
  return {
    gloss: 0.09,
    roughness: 0.14,
    paint: (out, x, y, z, nx) => {
      const along = (Math.abs(nx) > 0.6 ? z : x) / distance
      const edge = Math.abs(along - Math.round(along)) * distance
      const shade =
        (0.95 + 0.1 * hash(Math.floor(along), 3, 3) + 0.05 * noise(x, y * 2, z)) * (edge < 0.018 ? 0.66 : 1)
      for (let c = 0; c < 3; c++) out[c] = (base[c] as number) * shade
    },
  }
}

/** Planks along a wall (`lies`) or upright, `wide` in metres. */
function planks(hex: string, wide: number, lies = false): Material {
  const base = parseLinearRgb(hex)
  return {
    gloss: 0.015,
    roughness: 0.2,
    paint: (out, x, y, z, nx, ny) => {
      const flat = Math.abs(nx) > 0.5 ? z : x
      const [across, along] = lies ? [Math.abs(ny) > 0.5 ? z : y, flat] : [flat, Math.abs(ny) > 0.5 ? z : y]
      const board = Math.floor(across / wide)
      const edge = Math.min(across / wide - board, board + 1 - across / wide) * wide
      const grain = noise(along * 1.6, across * 34, board) - 0.5
      const shade = (0.82 + 0.32 * hash(board, 4, 6)) * (1 + 0.3 * grain) * (edge < 0.007 ? 0.4 : 1)
      for (let c = 0; c < 3; c++) out[c] = (base[c] as number) * shade
    },
  }
}

/** Slabs or setts on the ground. */
function paving(hex: string, wide: number, deep: number): Material {
  const base = parseLinearRgb(hex)
  return {
    paint: (out, x, _y, z) => {
      const row = Math.floor(z / deep)
      const u = x / wide + 0.5 * (row & 1)
      const i = Math.floor(u)
      const edge = Math.min((u - i) * wide, (1 - u + i) * wide, z - row * deep, (row + 1) * deep - z)
      const worn = noise(x * 0.7, 1, z * 0.7) - 0.5 + 0.5 * (noise(x * 40, 5, z * 40) - 0.5)
      const shade = (0.9 + 0.2 * hash(i, row, 13)) * (1 + 0.22 * worn) * (edge < 0.008 ? 0.6 : 1)
      for (let c = 0; c < 3; c++) out[c] = (base[c] as number) * shade
    },
  }
}

function loose(hex: string, otherHex: string, grain: number): Material {
  const [base, other] = [parseLinearRgb(hex), parseLinearRgb(otherHex)]
  return {
    paint: (out, x, _y, z) => {
      const patch = 0.6 * noise(x * 0.33, 2, z * 0.33) + 0.4 * noise(x * 1.7, 4, z * 1.7)
      mixInto(out, base, other, Math.max(0, Math.min(1, 1.8 * patch - 0.4)))
      scaleInto(
        out,
        0.72 + 0.56 * noise(x * grain, 7, z * grain) * (0.6 + 0.8 * noise(x * 3 * grain, 8, z * 3 * grain)),
      )
    },
  }
}

/** Meadow of several greens; `dry` from 0 to 1. */
export function meadow(dry: number): Material {
  const mixed = (hex: string, dryHex: string): LinearRgb => {
    const out: LinearRgb = [0, 0, 0]
    mixInto(out, parseLinearRgb(hex), parseLinearRgb(dryHex), dry)
    return out
  }
  const [base, other] = [mixed('#5f7338', '#a3935a'), mixed('#7b8744', '#b9a76c')]
  return {
    paint: (out, x, _y, z) => {
      const patch = 0.55 * noise(x * 0.11, 2, z * 0.11) + 0.45 * noise(x * 0.6, 4, z * 0.6)
      mixInto(out, base, other, Math.max(0, Math.min(1, 2 * patch - 0.5)))
      scaleInto(out, 0.7 + 0.4 * noise(x * 5, 7, z * 5) + 0.25 * noise(x * 28, 8, z * 28))
    },
  }
}

/** Leaves or blades of two tones, by their own normals. */
export function foliage(hex: string, otherHex: string): Material {
  const [base, other] = [parseLinearRgb(hex), parseLinearRgb(otherHex)]
  return {
    foliage: true,
    paint: (out, x, y, z, nx) => {
      mixInto(out, base, other, Math.max(0, Math.min(1, 0.5 + 0.75 * nx)))
      scaleInto(out, 0.8 + 0.4 * noise(x * 3, y * 3, z * 3))
    },
  }
}

export const bark = (hex: string): Material => {
  const base = parseLinearRgb(hex)
  return {
    paint: (out, x, y, z) => {
      const ridge = noise(x * 26, y * 3.4, z * 26)
      for (let c = 0; c < 3; c++) out[c] = (base[c] as number) * (0.6 + 0.75 * ridge)
    },
  }
}

/** Pane with curtains behind it at the sides of many; `half` is its half width in metres. */
export function pane(half: number, seed: number): Material {
  const [dark, cloth] = [parseLinearRgb('#20272b'), parseLinearRgb('#b9b3a6')]
  const reach = hash(seed, 1, 2) < 0.6 ? 0.25 + 0.5 * hash(seed, 2, 2) : 0
  const drop = hash(seed, 3, 2) < 0.25 ? 0.1 : -9
  return {
    gloss: 0.17,
    roughness: 0.02,
    paint: (out, x, y, z, nx) => {
      const along = Math.abs(nx) > 0.5 ? z : x
      const isCloth = half - Math.abs(along) < reach * half || y > -drop
      const fold = 0.75 + 0.25 * Math.sin(along * 55 + 3 * noise(y, along, 1))
      mixInto(out, dark, cloth, isCloth ? 0.34 * fold : 0)
    },
  }
}

export const outdoor = {
  plaster: asWall(plaster('#d9d2c3')),
  rough: asWall(mineral('#d3cbbb', 0.16)),
  white: plaster('#e6e1d6'),
  trim: { paint: plaster('#d8d0c1').paint },
  stone: ashlar('#a89b86', 0.26, 0.5),
  tuff: asWall(ashlar('#c09a80', 0.34, 0.34)),
  rubble: ashlar('#8d8474', 0.17, 0.8),
  tiles: asRoof(roofTiles(NEUTRAL)),
  sheets: asRoof(seamedMetal(NEUTRAL, 0.42)),
  cladding: asRoof(planks(NEUTRAL, 0.14)),
  facing: asRoof(plaster(NEUTRAL)),
  timber: asWood(planks('#8f6b48', 0.12)),
  boards: asWood(planks('#9b7a57', 0.11, true)),
  beam: asWood(planks('#7a583b', 0.5)),
  carved: asWood({ paint: bark('#8a6a4c').paint }),
  concrete: mineral('#aeaaa2', 0.22, 1.5),
  panel: asWall(mineral('#c3bdb1', 0.2, 3.1)),
  slabs: paving('#b3aa9b', 0.6, 0.4),
  setts: paving('#8f8778', 0.2, 0.14),
  asphalt: loose('#66645f', '#57554f', 26),
  gravel: loose('#a79a84', '#8f8470', 14),
  soil: loose('#7f6448', '#67503a', 7),
  iron: { paint: plaster('#2e2f2f').paint, gloss: 0.05, roughness: 0.15 },
  steel: { paint: plaster('#8d9091').paint, gloss: 0.16, roughness: 0.12 },
  frame: plaster('#e9e6df'),
  darkFrame: plaster('#3a3835'),
  glassRail: { paint: plaster('#8ea3a6').paint, gloss: 0.2, roughness: 0.02 },
} satisfies Record<string, Material>
