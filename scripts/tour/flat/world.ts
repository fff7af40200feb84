import type { Skyline } from '../skyline'
import type { Lamp, World } from '../trace/light'
import { type Light, light } from '../trace/material'
import { sceneOf } from '../trace/scene'
import type { Triple } from '../trace/shape'
import { look } from './look'
import { balcony } from './rooms/balcony'
import { bathroom } from './rooms/bathroom'
import { bedroom } from './rooms/bedroom'
import { kitchen } from './rooms/kitchen'
import { living } from './rooms/living'
import { type RoomName, shell, WINDOWS } from './shell'

/** From where each room is seen, at the height of the eyes. */
export const EYES: Record<RoomName, Triple> = {
  living: [3.15, 1.5, 2.35],
  kitchen: [7.75, 1.5, 1.6],
  bedroom: [2.75, 1.5, 6.75],
  bathroom: [5.5, 1.5, 6.3],
  balcony: [3.3, 1.5, -1.0],
}

/** What leads from one room to another: where on the plan, at the height of a handle. */
export const DOORS: readonly { between: readonly [RoomName, RoomName]; at: Triple }[] = [
  { between: ['living', 'kitchen'], at: [6.07, 1.1, 2.05] },
  { between: ['living', 'bedroom'], at: [1.17, 1.1, 5.07] },
  { between: ['living', 'bathroom'], at: [5.1, 1.1, 5.07] },
  { between: ['living', 'balcony'], at: [4.4, 1.1, -0.15] },
]

/** Where one looks first, in degrees: 0 is north, to the right is more. */
export const FIRST_LOOKS: Record<RoomName, number> = {
  living: -62,
  kitchen: 112,
  bedroom: -40,
  bathroom: -48,
  balcony: -140,
}

/** How long the shutter is open. */
export const EXPOSURES: Record<RoomName, number> = {
  living: 2.6,
  kitchen: 2.4,
  bedroom: 2.9,
  bathroom: 2.0,
  balcony: 1.25,
}

const warm = (strength: number): Light => {
  const [r, g, b] = light('#ffd9a3')
  return [r * strength, g * strength, b * strength]
}

const LAMPS: Lamp[] = [
  { at: [0.42, 1.5, 4.3], radius: 0.3, light: warm(0.35) },
  { at: [2.0, 2.28, 2.5], radius: 0.3, light: warm(0.75) },
  { at: [7.45, 1.85, 2.75], radius: 0.24, light: warm(0.45) },
  { at: [0.72, 0.84, 8.93], radius: 0.24, light: warm(0.16) },
  { at: [3.48, 0.84, 8.93], radius: 0.24, light: warm(0.16) },
  { at: [2.1, 2.42, 7.7], radius: 0.25, light: warm(0.5) },
  { at: [5.6, 2.6, 6.75], radius: 0.2, light: warm(0.5) },
  { at: [4.44, 1.72, 6.2], radius: 0.13, light: warm(0.1) },
  { at: [4.44, 1.72, 7.2], radius: 0.13, light: warm(0.1) },
]

const ZENITH: Light = [0.62, 0.78, 1.0]
const HORIZON: Light = [1.25, 1.08, 0.86]
const GROUND: Light = [0.4, 0.34, 0.27]

/** The flat in the evening sun. */
export function worldOf(skyline: Skyline, exposure: number): World {
  const sun: Triple = [-0.5, 0.5, -0.71]
  return {
    scene: sceneOf([
      ...shell(look),
      ...living(look),
      ...kitchen(look),
      ...bedroom(look),
      ...bathroom(look),
      ...balcony(look),
    ]),
    windows: WINDOWS,
    lamps: LAMPS,
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
    view(out, dx, dy, dz) {
      const length = Math.hypot(dx, dy, dz)
      skyline.at(out, dx / length, dy / length, dz / length)
      // What the shutter and the curve of the picture do is undone: the city is shown as it was drawn.
      for (let c = 0; c < 3; c++) {
        const linear = (out[c] as number) ** 2.2
        out[c] = linear / (1.18 - linear) / exposure
      }
    },
    isOutside: (_x, _y, z) => z < -0.29,
  }
}
