export type LinearRgb = [number, number, number]

/** Colour at a position and normal in the body's own axes, in metres. */
export type Paint = (
  out: LinearRgb,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
) => void

export interface Material {
  paint: Paint
  /** Share of reflected light at normal incidence; default: none. */
  gloss?: number
  /** Blur of the reflection. */
  roughness?: number
  mirror?: boolean
  emission?: LinearRgb
  /** True for leaves and grass: light shines through them, and is traced for each point. */
  foliage?: boolean
  /** Kind of surface that is recoloured together: 0 walls, 1 textiles and fronts, 2 wood. */
  tint?: 0 | 1 | 2
  /** Folds of cloth along the body's longer side: depth, and number per metre. */
  folds?: [depth: number, number: number]
}

/** Parses `#rrggbb` into linear light. */
export function parseLinearRgb(hex: string): LinearRgb {
  const channel = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2
  return [channel(1), channel(3), channel(5)]
}

/** Slightly uneven colour. */
export function solidColor(hex: string, uneven: number): Paint {
  const [r, g, b] = parseLinearRgb(hex)
  return (out, x, y, z) => {
    const k = 1 + uneven * (2 * noise(x * 3.1, y * 3.1, z * 3.1) - 1)
    out[0] = r * k
    out[1] = g * k
    out[2] = b * k
  }
}

/** Returns a number from 0 to 1. */
export function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(z | 0, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const ease = (t: number) => t * t * (3 - 2 * t)

/** Smooth noise from 0 to 1, with one period per unit. */
export function noise(x: number, y: number, z: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const k = Math.floor(z)
  const u = ease(x - i)
  const v = ease(y - j)
  const w = ease(z - k)
  const row = (dj: number, dk: number) => {
    const a = hash(i, j + dj, k + dk)
    return a + (hash(i + 1, j + dj, k + dk) - a) * u
  }
  const near = row(0, 0) + (row(1, 0) - row(0, 0)) * v
  const far = row(0, 1) + (row(1, 1) - row(0, 1)) * v
  return near + (far - near) * w
}
