import type { World } from '../ray-tracer/direct-light'
import { type LinearRgb, noise, parseLinearRgb } from '../ray-tracer/material'
import { createScene } from '../ray-tracer/scene'
import type { Shape, Vec3 } from '../ray-tracer/shape'

export const OUTDOOR_EXPOSURE = 0.62

export interface Surroundings {
  /** Degrees clockwise from north, and above the horizon. */
  sun: readonly [azimuth: number, elevation: number]
  seed: number
  /** Degrees that the ridges of the hills rise above the horizon. */
  hills: number
  /** Snow on the farthest ridge. */
  hasSnow?: boolean
}

const ZENITH: LinearRgb = [0.34, 0.62, 1.12]
const HORIZON: LinearRgb = [1.12, 1.22, 1.28]
const GROUND: LinearRgb = [0.34, 0.31, 0.22]
const SUN: LinearRgb = [3.7, 3.05, 2.15]
const CLOUD: LinearRgb = [2.3, 2.2, 2.05]
const HAZE: LinearRgb = [0.84, 0.96, 1.04]
const SNOW: LinearRgb = [1.15, 1.2, 1.26]
const [FOREST, CLEARING] = [parseLinearRgb('#56703f'), parseLinearRgb('#979457')]

/** Fractal noise from 0 to 1. */
const fractal = (x: number, y: number, z: number) =>
  0.5 * noise(x, y, z) +
  0.27 * noise(2.1 * x, 2.1 * y, z + 5) +
  0.15 * noise(4.3 * x, 4.3 * y, z + 9) +
  0.08 * noise(9 * x, 9 * y, z + 13)

export function createOutdoorWorld(shapes: readonly Shape[], surroundings: Surroundings): World {
  const { sun, seed } = surroundings
  const [azimuth, elevation] = sun.map((degrees) => (degrees * Math.PI) / 180) as [number, number]
  const way: Vec3 = [
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  ]
  const ridges = createRidges(surroundings)
  const sky: World['sky'] = (out, dx, dy, dz) => {
    const share = Math.sqrt(Math.max(0, dy))
    const near = Math.max(0, dx * way[0] + dy * way[1] + dz * way[2]) ** 8
    const ground = Math.min(1, Math.max(0, -dy * 8))
    for (let c = 0; c < 3; c++) {
      const air = (HORIZON[c] as number) * (1 - share) + (ZENITH[c] as number) * share
      out[c] = (air + 0.35 * near) * (1 - ground) + (GROUND[c] as number) * ground
    }
  }
  return {
    scene: createScene(shapes),
    windows: [],
    lamps: [],
    sun: { way, light: SUN, spread: 0.02 },
    sky,
    background(out, dx, dy, dz) {
      const length = Math.hypot(dx, dy, dz)
      sky(out, dx / length, dy / length, dz / length)
      const up = dy / length
      if (up > 0.015) addClouds(out, dx / dy, dz / dy, up, seed)
      ridges(out, Math.atan2(dx, dz), (Math.asin(up) * 180) / Math.PI, way)
    },
    isOutside: () => true,
    bounces: 2,
  }
}

function addClouds(out: LinearRgb, x: number, z: number, up: number, seed: number): void {
  const cover = fractal(0.33 * x + seed, 0.5 * z, seed)
  const share = Math.max(0, Math.min(1, (cover - 0.45) * 4.6)) * Math.min(1, up * 9) * 0.85
  const thick = 0.86 + 0.25 * fractal(0.33 * x + seed + 0.06, 0.5 * z + 0.05, seed)
  for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * (1 - share) + (CLOUD[c] as number) * share * thick
}

/** Creates three ridges of wooded hills, the farther the hazier. */
function createRidges({ hills, seed, hasSnow }: Surroundings) {
  const layers = [
    { high: 1, haze: 0.44, often: 1.7 },
    { high: 0.62, haze: 0.27, often: 3.1 },
    { high: 0.3, haze: 0.12, often: 5.3 },
  ]
  return (out: LinearRgb, turn: number, up: number, way: Vec3) => {
    if (up > 1.5 * hills) return
    for (const [number, { high, haze, often }] of layers.entries()) {
      const key = seed + 20 * number
      const ridge = (at: number) => hills * high * (0.35 + 1.1 * fractal(at * often + 7, 3, key))
      const rough = 0.07 * noise(turn * 900, 1, key)
      const top = ridge(turn) + rough
      if (up > top) continue
      const slope = (ridge(turn + 0.012) - ridge(turn - 0.012)) / hills
      const folds = fractal(turn * 22 + up * 0.5, up * 1.1, key + 3) - 0.5
      const light =
        0.72 + 0.9 * folds - 1.6 * slope * Math.sign(way[0]) + 0.25 * (noise(turn * 700, up * 14, key) - 0.5)
      const bare = Math.max(0, Math.min(1, 5 * (fractal(turn * 13, up * 0.9, key + 7) - 0.54)))
      const isWhite = hasSnow && number === 0 && up > 0.5 * top + 0.18 * hills * folds
      for (let c = 0; c < 3; c++) {
        const wood = (FOREST[c] as number) * (1 - bare) + (CLEARING[c] as number) * bare
        const lit = isWhite ? (SNOW[c] as number) * (0.55 + 0.4 * light) : 2.3 * wood * Math.max(0.3, light)
        out[c] = lit * (1 - haze) + (HAZE[c] as number) * haze
      }
      const mist = 0.22 * Math.exp(-Math.max(0, up) / (0.22 * top + 0.05))
      for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * (1 - mist) + (HAZE[c] as number) * mist
    }
  }
}
