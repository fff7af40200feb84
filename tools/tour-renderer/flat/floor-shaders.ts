import { hash, type Material, noise, parseLinearRgb } from '../ray-tracer/material'
import { mixInto, scaleInto } from './surface-shaders'

const PLANK_WIDTH = 0.09
const PLANK_LENGTH = 6

/** Herringbone oak, as in old Tbilisi flats. */
export function parquet(hex: string): Material {
  const base = parseLinearRgb(hex)
  return {
    gloss: 0.035,
    roughness: 0.1,
    paint: (out, x, _y, z) => {
      // Turned by 45°, so that the herringbone runs along the room.
      const a = (x + z) * Math.SQRT1_2
      const b = (x - z) * Math.SQRT1_2
      const i = Math.floor(a / PLANK_WIDTH)
      const j = Math.floor(b / PLANK_WIDTH)
      const k = (((i - j) % (2 * PLANK_LENGTH)) + 2 * PLANK_LENGTH) % (2 * PLANK_LENGTH)
      const lies = k < PLANK_LENGTH
      const along = lies ? a / PLANK_WIDTH - (i - k) : j + 1 + (k - PLANK_LENGTH) - b / PLANK_WIDTH
      const across = lies ? b / PLANK_WIDTH - j : a / PLANK_WIDTH - i
      const id = lies ? hash(i - k, j, 1) : hash(i, j + k - PLANK_LENGTH, 2)
      const edge = Math.min(across, 1 - across, along, PLANK_LENGTH - along)
      const grain = noise(along * 0.9 + id * 70, across * 9 + id * 31, lies ? 1 : 2)
      const fine = noise(along * 3 + id * 90, across * 40, 5)
      const shade = (0.8 + 0.3 * id) * (0.9 + 0.12 * grain + 0.08 * fine) * (edge < 0.02 ? 0.62 : 1)
      out[0] = (base[0] as number) * shade
      out[1] = (base[1] as number) * shade * (0.985 + 0.03 * id)
      out[2] = (base[2] as number) * shade * (0.96 + 0.05 * id)
    },
  }
}

export function boards(hex: string, wide: number): Material {
  const base = parseLinearRgb(hex)
  return {
    paint: (out, x, _y, z) => {
      const n = Math.floor(z / wide)
      const edge = Math.abs(z / wide - n - 0.5)
      const k =
        (0.85 + 0.25 * hash(n, 3, 1)) *
        (0.88 + 0.24 * noise(x * 2 + n * 9, z * 60, n)) *
        (edge > 0.47 ? 0.5 : 1)
      for (let c = 0; c < 3; c++) out[c] = (base[c] as number) * k
    },
  }
}

export function cementTiles(groundHex: string, firstHex: string, secondHex: string): Material {
  const [ground, first, second] = [
    parseLinearRgb(groundHex),
    parseLinearRgb(firstHex),
    parseLinearRgb(secondHex),
  ]
  const wide = 0.22
  return {
    gloss: 0.025,
    roughness: 0.1,
    paint: (out, x, _y, z) => {
      const i = Math.floor(x / wide)
      const j = Math.floor(z / wide)
      const u = Math.abs(2 * (x / wide - i) - 1)
      const v = Math.abs(2 * (z / wide - j) - 1)
      const round = Math.hypot(u, v)
      const corner = Math.hypot(1 - u, 1 - v)
      const star = u + v < 0.62 || Math.max(u, v) < 0.42
      const leaf = Math.abs(u - v) < 0.13 && round > 0.62 && corner > 0.42
      const tone =
        corner < 0.3 ? second : star && round > 0.2 ? first : leaf ? first : corner < 0.42 ? ground : ground
      const ring = round > 0.86 && round < 0.94 ? second : tone
      mixInto(out, ground, ring, 1)
      scaleInto(
        out,
        (0.92 + 0.08 * hash(i, j, 4) + 0.05 * noise(x * 30, z * 30, 1)) * (Math.max(u, v) > 0.985 ? 0.75 : 1),
      )
    },
  }
}

export function terrazzo(hex: string, chips: readonly string[]): Material {
  const base = parseLinearRgb(hex)
  const tones = chips.map(parseLinearRgb)
  const cell = 0.035
  return {
    gloss: 0.04,
    roughness: 0.06,
    paint: (out, x, _y, z) => {
      mixInto(out, base, base, 0)
      const i = Math.floor(x / cell)
      const j = Math.floor(z / cell)
      for (let di = -1; di <= 1; di++)
        for (let dj = -1; dj <= 1; dj++) {
          const a = i + di
          const b = j + dj
          const size = 0.18 + 0.3 * hash(a, b, 3)
          const u = x / cell - a - hash(a, b, 1)
          const v = z / cell - b - hash(a, b, 2)
          const turn = 6 * hash(a, b, 5)
          const s = u * Math.cos(turn) - v * Math.sin(turn)
          const t = u * Math.sin(turn) + v * Math.cos(turn)
          if (Math.abs(s) + 1.6 * Math.abs(t) < size && hash(a, b, 4) < 0.75)
            mixInto(out, base, tones[Math.floor(hash(a, b, 6) * tones.length)] ?? base, 0.85)
        }
    },
  }
}

/** Carpet with a border and lozenges, as woven in Tusheti. */
export function carpet(
  half: [number, number],
  groundHex: string,
  firstHex: string,
  secondHex: string,
): Material {
  const [ground, first, second] = [
    parseLinearRgb(groundHex),
    parseLinearRgb(firstHex),
    parseLinearRgb(secondHex),
  ]
  const cream = parseLinearRgb('#eadfc8')
  return {
    paint: (out, x, _y, z) => {
      // Patterns have the resolution of knots.
      const knot = 0.03
      const u = Math.floor(x / knot) * knot + knot / 2
      const v = Math.floor(z / knot) * knot + knot / 2
      const edge = Math.min(half[0] - Math.abs(u), half[1] - Math.abs(v))
      let tone = ground
      if (edge < 0.06) tone = first
      else if (edge < 0.1) tone = cream
      else if (edge < 0.28) {
        const along = half[0] - Math.abs(u) < half[1] - Math.abs(v) ? v : u
        const wave = Math.abs(((((along / 0.24) % 1) + 1) % 1) - 0.5) * 2
        tone = Math.abs((edge - 0.19) / 0.09) < wave ? second : first
      } else if (edge < 0.32) tone = cream
      else {
        const a = Math.abs(((((u / 0.66 + 0.5) % 1) + 1) % 1) - 0.5) * 2
        const b = Math.abs(((((v / 0.66 + 0.5) % 1) + 1) % 1) - 0.5) * 2
        const far = a + b
        tone = far < 0.22 ? cream : far < 0.42 ? first : far < 0.6 ? second : far < 0.68 ? cream : ground
      }
      mixInto(out, tone, tone, 0)
      scaleInto(out, 0.82 + 0.25 * noise(x * 120, 1, z * 120))
    },
  }
}
