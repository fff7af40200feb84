import type { LinearRgb } from './material'
import type { Scene } from './scene'
import type { Hit, Vec3 } from './shape'

/** Skylight source: its centre, two half sides and the inward normal. */
export interface Window {
  center: Vec3
  halfSide: Vec3
  halfUp: Vec3
  inward: Vec3
  /** Square metres. */
  area: number
}

export interface Lamp {
  position: Vec3
  /** Radius of the shade, which does not shadow its own lamp. */
  radius: number
  light: LinearRgb
}

export interface World {
  scene: Scene
  windows: readonly Window[]
  lamps: readonly Lamp[]
  /** Direction to the sun, and its light on a surface facing it. */
  sun: { way: Vec3; light: LinearRgb; spread: number }
  /** Writes the light of sky and city, and their colour in a picture with the room's exposure. */
  sky(out: LinearRgb, dx: number, dy: number, dz: number): void
  background(out: LinearRgb, dx: number, dy: number, dz: number): void
  isOutside(x: number, y: number, z: number): boolean
  /** Number of reflections that are traced. Default: 4. */
  bounces?: number
}

/** Deterministic random numbers from 0 to 1. */
export type RandomSource = () => number

export function createRandom(seed: number): RandomSource {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x6d2b79f5) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const SURFACE_OFFSET = 1e-3
const MIN_DISTANCE_SQUARED = 0.06

/** Adds direct sunlight at a point to `out`, times `share`. */
export function addSunLight(
  { scene, sun }: World,
  out: LinearRgb,
  throughput: LinearRgb,
  hit: Hit,
  random: RandomSource,
): void {
  const facing = hit.nx * sun.way[0] + hit.ny * sun.way[1] + hit.nz * sun.way[2]
  if (facing <= 0) return
  const dx = sun.way[0] + sun.spread * (random() - 0.5)
  const dy = sun.way[1] + sun.spread * (random() - 0.5)
  const dz = sun.way[2] + sun.spread * (random() - 0.5)
  if (
    scene.isOccluded(
      hit.x + SURFACE_OFFSET * hit.nx,
      hit.y + SURFACE_OFFSET * hit.ny,
      hit.z + SURFACE_OFFSET * hit.nz,
      dx,
      dy,
      dz,
      60,
    )
  )
    return
  for (let c = 0; c < 3; c++)
    out[c] = (out[c] as number) + (throughput[c] as number) * facing * (sun.light[c] as number)
}

const sample: LinearRgb = [0, 0, 0]
const weights = new Float64Array(32)

/** Samples one window and one lamp. */
export function addWindowAndLampLight(
  world: World,
  out: LinearRgb,
  throughput: LinearRgb,
  hit: Hit,
  random: RandomSource,
): void {
  const { scene, windows, lamps } = world
  const ox = hit.x + SURFACE_OFFSET * hit.nx
  const oy = hit.y + SURFACE_OFFSET * hit.ny
  const oz = hit.z + SURFACE_OFFSET * hit.nz
  if (!world.isOutside(hit.x, hit.y, hit.z)) {
    let sum = 0
    for (let at = 0; at < windows.length; at++) {
      const { center: place, area } = windows[at] as Window
      const x = place[0] - ox
      const y = place[1] - oy
      const z = place[2] - oz
      sum += area / (x * x + y * y + z * z + 0.4)
      weights[at] = sum
    }
    const turn = random() * sum
    let at = 0
    while (at < windows.length - 1 && (weights[at] as number) < turn) at++
    const { center: place, halfSide: side, halfUp: up, inward: into, area } = windows[at] as Window
    const share1 = ((weights[at] as number) - (at > 0 ? (weights[at - 1] as number) : 0)) / sum
    const u = 2 * random() - 1
    const v = 2 * random() - 1
    let dx = place[0] + u * side[0] + v * up[0] - ox
    let dy = place[1] + u * side[1] + v * up[1] - oy
    let dz = place[2] + u * side[2] + v * up[2] - oz
    const square = Math.max(dx * dx + dy * dy + dz * dz, MIN_DISTANCE_SQUARED)
    const away = Math.sqrt(square)
    dx /= away
    dy /= away
    dz /= away
    const facing = hit.nx * dx + hit.ny * dy + hit.nz * dz
    const leaving = -(into[0] * dx + into[1] * dy + into[2] * dz)
    if (facing > 0 && leaving > 0 && !scene.isOccluded(ox, oy, oz, dx, dy, dz, 60)) {
      const k = (facing * leaving * area) / (square * Math.PI * share1)
      world.sky(sample, dx, dy, dz)
      for (let c = 0; c < 3; c++)
        out[c] = (out[c] as number) + (throughput[c] as number) * k * (sample[c] as number)
    }
  }
  if (lamps.length === 0) return
  const lamp = lamps[Math.floor(random() * lamps.length)] as Lamp
  let dx = lamp.position[0] - ox
  let dy = lamp.position[1] - oy
  let dz = lamp.position[2] - oz
  const away = Math.sqrt(dx * dx + dy * dy + dz * dz)
  if (away <= lamp.radius) return
  dx /= away
  dy /= away
  dz /= away
  const facing = hit.nx * dx + hit.ny * dy + hit.nz * dz
  if (facing <= 0 || away > 7 || scene.isOccluded(ox, oy, oz, dx, dy, dz, away - lamp.radius)) return
  const k = (facing * lamps.length) / (away * away + 0.05)
  for (let c = 0; c < 3; c++)
    out[c] = (out[c] as number) + (throughput[c] as number) * k * (lamp.light[c] as number)
}
