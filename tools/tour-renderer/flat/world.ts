import type { Lamp, World } from '../ray-tracer/direct-light'
import { type LinearRgb, parseLinearRgb } from '../ray-tracer/material'
import { createScene } from '../ray-tracer/scene'
import type { Shape, Vec3 } from '../ray-tracer/shape'
import type { Skyline } from '../skyline'
import type { Materials } from './materials'
import { balcony } from './rooms/balcony'
import { bathroom } from './rooms/bathroom'
import { bedroom } from './rooms/bedroom'
import { kitchen } from './rooms/kitchen'
import { livingRoom } from './rooms/living-room'
import { type RoomName, WINDOWS } from './walls-and-openings'

/** Positions at eye height. */
export const CAMERA_POSITIONS: Record<RoomName, Vec3> = {
  living: [3.15, 1.5, 2.35],
  kitchen: [7.75, 1.5, 1.6],
  bedroom: [2.75, 1.5, 6.75],
  bathroom: [5.5, 1.5, 6.3],
  balcony: [3.3, 1.5, -1.0],
}

/** Positions on the plan, at the height of a handle. */
export const DOORS: readonly { between: readonly [RoomName, RoomName]; at: Vec3 }[] = [
  { between: ['living', 'kitchen'], at: [6.07, 1.1, 2.05] },
  { between: ['living', 'bedroom'], at: [1.17, 1.1, 5.07] },
  { between: ['living', 'bathroom'], at: [5.1, 1.1, 5.07] },
  { between: ['living', 'balcony'], at: [4.4, 1.1, -0.15] },
]

/** Degrees clockwise from north. */
export const INITIAL_YAWS: Record<RoomName, number> = {
  living: -62,
  kitchen: 112,
  bedroom: -40,
  bathroom: -48,
  balcony: -140,
}

export const EXPOSURES: Record<RoomName, number> = {
  living: 2.6,
  kitchen: 2.4,
  bedroom: 2.9,
  bathroom: 2.0,
  balcony: 1.25,
}

export const warmLight = (strength: number): LinearRgb => {
  const [r, g, b] = parseLinearRgb('#ffd9a3')
  return [r * strength, g * strength, b * strength]
}

/** Distance in metres within which lamps light a picture: those of other rooms only add noise. */
export const CAMERA_LAMPS_DISTANCE = 5.5

export const LAMPS: Lamp[] = [
  { position: [0.42, 1.5, 4.3], radius: 0.3, light: warmLight(0.35) },
  { position: [2.0, 2.28, 2.5], radius: 0.3, light: warmLight(0.75) },
  { position: [7.45, 1.85, 2.75], radius: 0.24, light: warmLight(0.45) },
  { position: [0.72, 0.84, 8.93], radius: 0.24, light: warmLight(0.16) },
  { position: [3.48, 0.84, 8.93], radius: 0.24, light: warmLight(0.16) },
  { position: [2.1, 2.42, 7.7], radius: 0.25, light: warmLight(0.5) },
  { position: [5.6, 2.6, 6.75], radius: 0.2, light: warmLight(0.5) },
  { position: [4.44, 1.72, 6.2], radius: 0.13, light: warmLight(0.1) },
  { position: [4.44, 1.72, 7.2], radius: 0.13, light: warmLight(0.1) },
]

const ZENITH: LinearRgb = [0.62, 0.78, 1.0]
const HORIZON: LinearRgb = [1.25, 1.08, 0.86]
const GROUND: LinearRgb = [0.4, 0.34, 0.27]

/** Creates the furniture of all rooms. */
export function createFurniture(materials: Materials): Shape[] {
  return [
    ...livingRoom(materials),
    ...kitchen(materials),
    ...bedroom(materials),
    ...bathroom(materials),
    ...balcony(materials),
  ]
}

export function createWorld(
  skyline: Skyline,
  exposure: number,
  shapes: readonly Shape[],
  lamps: readonly Lamp[] = LAMPS,
  windows: World['windows'] = WINDOWS,
): World {
  const sun: Vec3 = [-0.5, 0.5, -0.71]
  return {
    scene: createScene(shapes),
    windows,
    lamps,
    sun: { way: sun, light: [2.1, 1.75, 1.3], spread: 0.009 },
    sky(out, dx, dy, dz) {
      const up = Math.max(0, dy)
      const share = dy >= 0 ? Math.sqrt(up) : 0
      // Brighter around the sun.
      const near = Math.max(0, dx * sun[0] + dy * sun[1] + dz * sun[2]) ** 6
      for (let c = 0; c < 3; c++) {
        const sky = (HORIZON[c] as number) * (1 - share) + (ZENITH[c] as number) * share
        const ground = Math.min(1, Math.max(0, -dy * 6))
        out[c] = 1.7 * ((sky + 0.5 * near) * (1 - ground) + (GROUND[c] as number) * ground)
      }
    },
    background(out, dx, dy, dz) {
      const length = Math.hypot(dx, dy, dz)
      skyline.sampleColor(out, dx / length, dy / length, dz / length)
      // Inverts exposure and tone mapping, so that the city keeps the colours it was drawn in.
      for (let c = 0; c < 3; c++) {
        const linear = (out[c] as number) ** 2.2
        out[c] = linear / (1.18 - linear) / exposure
      }
    },
    isOutside: (_x, _y, z) => z < -0.29,
  }
}
