import { firstSeen } from './first'
import { addSun, diceOf, type World } from './light'
import type { Light } from './material'
import { type Hit, newHit, type Triple } from './shape'
import { type SoftLight, wayOf } from './soft-light'

/** Each point is looked at so many times, side by side and one above the other. */
const FINE = 2
const OFF_PLANE = 0.04

/** Lamps and evening sun are yellow; eyes get used to it. */
const BALANCE: Light = [0.95, 1, 1.16]

const found: Light = [0, 0, 0]
const gleam: Light = [0, 0, 0]

/** The round picture of what is seen from a place: sharp, with the soft light from its coarse picture. */
export function pictureOf(
  world: World,
  eye: Triple,
  soft: SoftLight,
  width: number,
  exposure: number,
): Uint8Array {
  const height = width / 2
  const bytes = new Uint8Array(3 * width * height)
  const hit = newHit()
  const way: [number, number, number] = [0, 0, 0]
  const seen: Triple & number[] = [0, 0, 0] as never
  const colour: Light = [0, 0, 0]
  const sum: Light = [0, 0, 0]
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const dice = diceOf(row * width + column + 1)
      sum.fill(0)
      for (let part = 0; part < FINE * FINE; part++) {
        const u = (column + ((part % FINE) + 0.5) / FINE) / width
        const v = (row + (Math.floor(part / FINE) + 0.5) / FINE) / height
        wayOf(way, u, v)
        const material = firstSeen(world, hit, eye[0], eye[1], eye[2], way)
        if (!material) world.view(seen as unknown as Light, way[0], way[1], way[2])
        else {
          material.paint(colour, hit.lx, hit.ly, hit.lz, hit.mx, hit.my, hit.mz)
          pick(soft, hit, u, v)
          const light: Light = [found[0], found[1], found[2]]
          addSun(world, light, [1, 1, 1], hit, dice)
          const facing = Math.abs(way[0] * hit.nx + way[1] * hit.ny + way[2] * hit.nz)
          const share = material.gloss ? material.gloss + (1 - material.gloss) * (1 - facing) ** 5 * 0.6 : 0
          for (let c = 0; c < 3; c++)
            (seen as number[])[c] =
              (1 - share) * (colour[c] as number) * (light[c] as number) +
              share * (gleam[c] as number) +
              (material.glow?.[c] ?? 0)
        }
        for (let c = 0; c < 3; c++)
          sum[c] = (sum[c] as number) + develop(exposure * (BALANCE[c] as number) * (seen[c] as number))
      }
      const at = 3 * (row * width + column)
      const mean = (sum[0] + sum[1] + sum[2]) / 3
      for (let c = 0; c < 3; c++) {
        // A little less colour than there is, as in the other pictures of the site.
        const value = (mean + 0.84 * ((sum[c] as number) - mean)) / (FINE * FINE)
        bytes[at + c] = Math.max(0, Math.min(255, Math.floor(255 * value + dice())))
      }
    }
  return bytes
}

/** Soft shoulders for what is bright, then the curve of screens. */
function develop(light: number): number {
  const white = 4
  const soft = (light * (1 + light / (white * white))) / (1 + light)
  const value = Math.min(1, 1.13 * soft) ** (1 / 2.2)
  return value + 0.1 * value * (1 - value) * (2 * value - 1)
}

/** Reads the coarse light where it belongs to the same face; of what is thinner than its points, from farther away. */
function pick(soft: SoftLight, hit: Hit, u: number, v: number): void {
  if (gather(soft, hit, u, v, 1, OFF_PLANE) || gather(soft, hit, u, v, 3, OFF_PLANE)) return
  if (gather(soft, hit, u, v, 8, 5 * OFF_PLANE)) return
  gather(soft, hit, u, v, 12, 3)
}

function gather(soft: SoftLight, hit: Hit, u: number, v: number, reach: number, most: number): boolean {
  const { width, height, light, shine, normals, places } = soft
  const x = u * width - 0.5
  const y = v * height - 0.5
  const left = Math.floor(x)
  const top = Math.floor(y)
  let sum = 0
  found.fill(0)
  gleam.fill(0)
  for (let dr = 1 - reach; dr <= reach; dr++) {
    const row = top + dr
    if (row < 0 || row >= height) continue
    for (let dc = 1 - reach; dc <= reach; dc++) {
      const at = 3 * (row * width + ((left + dc + width) % width))
      const facing =
        hit.nx * (normals[at] as number) +
        hit.ny * (normals[at + 1] as number) +
        hit.nz * (normals[at + 2] as number)
      if (facing < 0.7) continue
      const off = Math.abs(
        hit.nx * ((places[at] as number) - hit.x) +
          hit.ny * ((places[at + 1] as number) - hit.y) +
          hit.nz * ((places[at + 2] as number) - hit.z),
      )
      if (off > most) continue
      const near =
        Math.max(0.02, 1 - Math.abs(left + dc - x) / reach) * Math.max(0.02, 1 - Math.abs(row - y) / reach)
      const weight = near * facing ** 8
      sum += weight
      for (let c = 0; c < 3; c++) {
        found[c] = (found[c] as number) + weight * (light[at + c] as number)
        gleam[c] = (gleam[c] as number) + weight * (shine[at + c] as number)
      }
    }
  }
  if (sum < 1e-3) return false
  for (let c = 0; c < 3; c++) {
    found[c] = (found[c] as number) / sum
    gleam[c] = (gleam[c] as number) / sum
  }
  return true
}
