import type { Camera } from './camera'
import { addSunLight, createRandom, type RandomSource, type World } from './direct-light'
import { addIndirectLight, type IndirectLight } from './indirect-light'
import type { LinearRgb } from './material'
import { tracePrimaryRay } from './primary-ray'
import { copyHit, createHit, type Hit, type Vec3 } from './shape'

const SAMPLES_PER_AXIS = 2
const MAX_PLANE_DISTANCE = 0.04

/** Compensates yellow lamps and evening sun. */
const WHITE_BALANCE: LinearRgb = [0.95, 1, 1.16]

const gatheredLight: LinearRgb = [0, 0, 0]
const gatheredReflection: LinearRgb = [0, 0, 0]
const behind = createHit()

export interface Picture {
  width: number
  height: number
  /** Three numbers for each point, ready for the screen. */
  bytes: Uint8Array
  /** Share of each of three tints in a point, from 0 to 255. */
  tints: Uint8Array
}

/** Renders a sharp picture with the indirect light of a smaller one. */
export function renderPicture(
  world: World,
  camera: Camera,
  indirectLight: IndirectLight,
  width: number,
  exposure: number,
): Picture {
  const height = Math.round(width * camera.aspect)
  const bytes = new Uint8Array(3 * width * height)
  const tints = new Uint8Array(3 * width * height)
  const [eyeX, eyeY, eyeZ] = camera.position
  const hit = createHit()
  const way: [number, number, number] = [0, 0, 0]
  const view: Vec3 & number[] = [0, 0, 0] as never
  const colour: LinearRgb = [0, 0, 0]
  const sum: LinearRgb = [0, 0, 0]
  const tinted: LinearRgb = [0, 0, 0]
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const dice = createRandom(row * width + column + 1)
      sum.fill(0)
      tinted.fill(0)
      for (let part = 0; part < SAMPLES_PER_AXIS * SAMPLES_PER_AXIS; part++) {
        const u = (column + ((part % SAMPLES_PER_AXIS) + 0.5) / SAMPLES_PER_AXIS) / width
        const v = (row + (Math.floor(part / SAMPLES_PER_AXIS) + 0.5) / SAMPLES_PER_AXIS) / height
        camera.toDirection(way, u, v)
        const material = tracePrimaryRay(world, hit, eyeX, eyeY, eyeZ, way)
        if (material?.tint !== undefined) tinted[material.tint] = (tinted[material.tint] as number) + 1
        if (!material) world.background(view as unknown as LinearRgb, way[0], way[1], way[2])
        else {
          material.paint(colour, hit.lx, hit.ly, hit.lz, hit.mx, hit.my, hit.mz)
          if (material.foliage) traceFoliage(world, hit, dice)
          else sampleIndirectLight(indirectLight, hit, u, v)
          const light: LinearRgb = [gatheredLight[0], gatheredLight[1], gatheredLight[2]]
          addSunLight(world, light, [1, 1, 1], hit, dice)
          const facing = Math.abs(way[0] * hit.nx + way[1] * hit.ny + way[2] * hit.nz)
          const share = material.gloss ? material.gloss + (1 - material.gloss) * (1 - facing) ** 5 * 0.6 : 0
          for (let c = 0; c < 3; c++)
            (view as number[])[c] =
              (1 - share) * (colour[c] as number) * (light[c] as number) +
              share * (gatheredReflection[c] as number) +
              (material.emission?.[c] ?? 0)
        }
        for (let c = 0; c < 3; c++)
          sum[c] = (sum[c] as number) + toneMap(exposure * (WHITE_BALANCE[c] as number) * (view[c] as number))
      }
      const at = 3 * (row * width + column)
      const mean = (sum[0] + sum[1] + sum[2]) / 3
      for (let c = 0; c < 3; c++) {
        // Slightly desaturated, like the other pictures of the site.
        const value = (mean + 0.84 * ((sum[c] as number) - mean)) / (SAMPLES_PER_AXIS * SAMPLES_PER_AXIS)
        bytes[at + c] = Math.max(0, Math.min(255, Math.floor(255 * value + dice())))
        tints[at + c] = (255 * (tinted[c] as number)) / (SAMPLES_PER_AXIS * SAMPLES_PER_AXIS)
      }
    }
  return { width, height, bytes, tints }
}

/** Sunlight through a leaf: less of it, and of another colour. */
const TRANSLUCENCY: LinearRgb = [0.5, 0.62, 0.16]

/** Traces the light on a leaf, with the sun that shines through it from behind. */
function traceFoliage(world: World, hit: Hit, dice: RandomSource): void {
  gatheredLight.fill(0)
  gatheredReflection.fill(0)
  addIndirectLight(world, gatheredLight, hit, dice)
  const { way } = world.sun
  if (hit.nx * way[0] + hit.ny * way[1] + hit.nz * way[2] > 0) return
  copyHit(behind, hit)
  behind.nx = -hit.nx
  behind.ny = -hit.ny
  behind.nz = -hit.nz
  addSunLight(world, gatheredLight, TRANSLUCENCY, behind, dice)
}

/** Compresses highlights, then applies the screen's gamma. */
function toneMap(light: number): number {
  const white = 4
  const soft = (light * (1 + light / (white * white))) / (1 + light)
  const value = Math.min(1, 1.13 * soft) ** (1 / 2.2)
  return value + 0.1 * value * (1 - value) * (2 * value - 1)
}

/** Interpolates indirect light of the same face; thin objects use points farther away. */
function sampleIndirectLight(soft: IndirectLight, hit: Hit, u: number, v: number): void {
  if (
    gatherNearby(soft, hit, u, v, 1, MAX_PLANE_DISTANCE) ||
    gatherNearby(soft, hit, u, v, 3, MAX_PLANE_DISTANCE)
  )
    return
  if (gatherNearby(soft, hit, u, v, 8, 5 * MAX_PLANE_DISTANCE)) return
  gatherNearby(soft, hit, u, v, 12, 3)
}

function gatherNearby(
  soft: IndirectLight,
  hit: Hit,
  u: number,
  v: number,
  extent: number,
  maxPlaneDistance: number,
): boolean {
  const { width, height, wraps, light, shine, normals, positions: places } = soft
  const x = u * width - 0.5
  const y = v * height - 0.5
  const left = Math.floor(x)
  const top = Math.floor(y)
  let sum = 0
  gatheredLight.fill(0)
  gatheredReflection.fill(0)
  for (let dr = 1 - extent; dr <= extent; dr++) {
    const row = top + dr
    if (row < 0 || row >= height) continue
    for (let dc = 1 - extent; dc <= extent; dc++) {
      if (!wraps && (left + dc < 0 || left + dc >= width)) continue
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
      if (off > maxPlaneDistance) continue
      const near =
        Math.max(0.02, 1 - Math.abs(left + dc - x) / extent) * Math.max(0.02, 1 - Math.abs(row - y) / extent)
      const weight = near * facing ** 8
      sum += weight
      for (let c = 0; c < 3; c++) {
        gatheredLight[c] = (gatheredLight[c] as number) + weight * (light[at + c] as number)
        gatheredReflection[c] = (gatheredReflection[c] as number) + weight * (shine[at + c] as number)
      }
    }
  }
  if (sum < 1e-3) return false
  for (let c = 0; c < 3; c++) {
    gatheredLight[c] = (gatheredLight[c] as number) / sum
    gatheredReflection[c] = (gatheredReflection[c] as number) / sum
  }
  return true
}
