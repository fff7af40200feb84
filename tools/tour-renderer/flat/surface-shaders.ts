import {
  hash,
  type LinearRgb,
  type Material,
  noise,
  type Paint,
  parseLinearRgb,
  solidColor,
} from '../ray-tracer/material'

export const mixInto = (out: LinearRgb, a: LinearRgb, b: LinearRgb, t: number) => {
  for (let c = 0; c < 3; c++) out[c] = (a[c] as number) + t * ((b[c] as number) - (a[c] as number))
}
export const scaleInto = (out: LinearRgb, k: number) => {
  for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * k
}

export const painted = (hex: string): Material => ({ paint: solidColor(hex, 0.02) })
export const cloth = (hex: string): Material => ({ paint: woven(parseLinearRgb(hex)) })
export const metal = (hex: string): Material => ({ paint: solidColor(hex, 0), gloss: 0.35, roughness: 0.12 })
export const glazed = (hex: string): Material => ({
  paint: solidColor(hex, 0.01),
  gloss: 0.05,
  roughness: 0.03,
})
export const glowing = (hex: string, strength: number): Material => {
  const glow = parseLinearRgb(hex)
  scaleInto(glow, strength)
  return { paint: solidColor('#f7ecd8', 0), emission: glow }
}
export const mirror: Material = { paint: solidColor('#ffffff', 0), mirror: true }
export const curtain = (hex: string): Material => ({ paint: woven(parseLinearRgb(hex)), folds: [0.85, 9] })

function woven([r, g, b]: LinearRgb): Paint {
  return (out, x, y, z) => {
    const k = 0.9 + 0.14 * noise(x * 160, y * 160, z * 160) + 0.06 * noise(x * 7, y * 7, z * 7)
    out[0] = r * k
    out[1] = g * k
    out[2] = b * k
  }
}

/** Stripes of two tones, each the width of a hand. */
export function wallpaper(hex: string, stripeHex: string): Material {
  const [base, stripe] = [parseLinearRgb(hex), parseLinearRgb(stripeHex)]
  return {
    paint: (out, x, y, z, nx) => {
      const along = (Math.abs(nx) > 0.5 ? z : x) / 0.21
      const at = along - Math.floor(along)
      const petal = Math.abs(at - 0.5) < 0.08 && Math.abs((y / 0.16) % 1) < 0.4
      mixInto(out, base, stripe, at < 0.3 || petal ? 0.8 : 0)
      scaleInto(out, 0.96 + 0.06 * noise(x * 9, y * 9, z * 9))
    },
  }
}

/** Upright boards on a wall. */
export function panels(hex: string, wide: number): Material {
  const { paint, ...rest } = wood(hex, 1)
  return {
    ...rest,
    paint: (out, x, y, z, nx, ny, nz) => {
      const along = (Math.abs(nx) > 0.5 ? z : x) / wide
      const board = Math.floor(along)
      paint(out, x, y + 3 * board, z, nx, ny, nz)
      const edge = Math.min(along - board, board + 1 - along) * wide
      scaleInto(out, (0.88 + 0.2 * hash(board, 2, 5)) * (edge < 0.006 ? 0.35 : 1))
    },
  }
}

/** Raw concrete or plaster: clouds, pores and, if given, the seams of the formwork. */
export function mineral(hex: string, unevenness: number, seamDistance?: number): Material {
  const base = parseLinearRgb(hex)
  return {
    paint: (out, x, y, z, nx, ny) => {
      const [a, b] = toFaceCoordinates(x, y, z, nx, ny)
      const seam = seamDistance
        ? Math.min(
            Math.abs(a / seamDistance - Math.round(a / seamDistance)),
            Math.abs(b / 1.2 - Math.round(b / 1.2)),
          )
        : 1
      const clouds = noise(a * 1.7, b * 1.7, 3) - 0.5 + 0.5 * (noise(a * 7, b * 7, 5) - 0.5)
      const pore = noise(a * 60, b * 60, 9) > 0.86 ? 1 : 0
      const shade = (1 + unevenness * clouds - 0.6 * unevenness * pore) * (seam < 0.006 ? 0.72 : 1)
      for (let c = 0; c < 3; c++) out[c] = (base[c] as number) * shade
    },
  }
}

/** Wood; `along` is the body's axis of the grain: 0 side, 1 up, 2 forward. */
export function wood(hex: string, along: 0 | 1 | 2, gloss = 0.03): Material {
  const base = parseLinearRgb(hex)
  return {
    gloss,
    roughness: 0.12,
    paint: (out, x, y, z) => {
      const [a, b, c] = along === 0 ? [x, y, z] : along === 1 ? [y, x, z] : [z, x, y]
      const ring = noise(a * 1.3, b * 16, c * 16) * 0.5 + noise(a * 5, b * 90, c * 90) * 0.5
      const k = 0.8 + 0.36 * ring
      for (let ch = 0; ch < 3; ch++) out[ch] = (base[ch] as number) * k
    },
  }
}

/** Returns coordinates on a face of any orientation: along it, and up or forward. */
const toFaceCoordinates = (x: number, y: number, z: number, nx: number, ny: number): [number, number] =>
  Math.abs(ny) > 0.5 ? [x, z] : Math.abs(nx) > 0.5 ? [z, y] : [x, y]

export function tiles(hex: string, jointHex: string, wide: number, high: number, gloss = 0.05): Material {
  const base = parseLinearRgb(hex)
  const joint = parseLinearRgb(jointHex)
  return {
    gloss,
    roughness: 0.03,
    paint: (out, x, y, z, nx, ny) => {
      const [a, b] = toFaceCoordinates(x, y, z, nx, ny)
      const row = Math.floor(b / high)
      const u = a / wide + (row % 2) * 0.5
      const i = Math.floor(u)
      const edge = Math.min((u - i) * wide, (1 - (u - i)) * wide, b - row * high, (row + 1) * high - b)
      mixInto(out, base, joint, edge < 0.0025 ? 1 : 0)
      scaleInto(out, 0.94 + 0.1 * hash(i, row, 8))
    },
  }
}

export function bricks(hex: string): Material {
  const base = parseLinearRgb(hex)
  const joint = parseLinearRgb('#cbb9a2')
  return {
    paint: (out, x, y, z, nx, ny) => {
      const [a, b] = toFaceCoordinates(x, y, z, nx, ny)
      const row = Math.floor(b / 0.075)
      const u = a / 0.25 + (row % 2) * 0.5
      const i = Math.floor(u)
      const wobble = 0.004 * noise(a * 40, b * 40, 2)
      const edge =
        Math.min((u - i) * 0.25, (1 - (u - i)) * 0.25, b - row * 0.075, (row + 1) * 0.075 - b) - wobble
      mixInto(out, base, joint, edge < 0.004 ? 0.85 : 0)
      scaleInto(out, (0.72 + 0.5 * hash(i, row, 3)) * (0.85 + 0.3 * noise(a * 50, b * 50, 7)))
    },
  }
}

export function painting(
  half: [number, number],
  seed: number,
  tones: readonly [string, string, string, string],
): Material {
  const [sky, sun, far, near] = tones.map(parseLinearRgb) as [LinearRgb, LinearRgb, LinearRgb, LinearRgb]
  const paper = parseLinearRgb('#f2ebdc')
  return {
    paint: (out, x, y, z) => {
      const a = (Math.abs(x) > Math.abs(z) || half[0] === 0 ? x : x || z) / half[0]
      const b = y / half[1]
      if (Math.abs(a) > 0.84 || Math.abs(b) > 0.84) {
        mixInto(out, paper, paper, 0)
        return
      }
      const ridge = 0.1 + 0.35 * Math.sin(a * 2.2 + seed) * Math.cos(a * 1.1 + 2 * seed)
      const low = -0.3 + 0.3 * Math.sin(a * 1.7 + 3 * seed)
      const isSun = Math.hypot((a - 0.3) * half[0], (b - 0.42) * half[1]) < 0.2 * Math.min(...half)
      mixInto(
        out,
        b < low ? near : b < ridge ? far : isSun ? sun : sky,
        paper,
        0.08 * noise(x * 40, y * 40, z * 40),
      )
    },
  }
}
