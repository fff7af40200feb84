import type { Camera } from './camera'
import {
  addSunLight,
  addWindowAndLampLight,
  createRandom,
  type RandomSource,
  type World,
} from './direct-light'
import type { LinearRgb, Material } from './material'
import { tracePrimaryRay } from './primary-ray'
import { copyHit, createHit, type Hit, type Shape, type Vec3 } from './shape'

/** Light without direct sun, at low resolution, to be smoothed. */
export interface IndirectLight {
  width: number
  height: number
  wraps: boolean
  /** Three numbers for each point, like the normals and positions. */
  light: Float32Array
  shine: Float32Array
  normals: Float32Array
  positions: Float32Array
}

const MAX_BOUNCES = 4
const hit = createHit()
const next = createHit()

/** @param rays number of rays for each point */
export function traceIndirectLight(world: World, camera: Camera, width: number, rays: number): IndirectLight {
  const height = Math.round(width * camera.aspect)
  const eye = camera.position
  const size = 3 * width * height
  const [light, shine, normals, places] = [1, 2, 3, 4].map(() => new Float32Array(size)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const way: [number, number, number] = [0, 0, 0]
  const sum: LinearRgb = [0, 0, 0]
  const gleam: LinearRgb = [0, 0, 0]
  for (let row = 0; row < height; row++) {
    const count = Math.max(8, Math.round(rays * camera.getRowWeight((row + 0.5) / height)))
    for (let column = 0; column < width; column++) {
      const at = 3 * (row * width + column)
      const dice = createRandom(row * width + column + 1)
      camera.toDirection(way, (column + 0.5) / width, (row + 0.5) / height)
      const material = tracePrimaryRay(world, hit, eye[0], eye[1], eye[2], way)
      if (!material || material.foliage) continue
      normals.set([hit.nx, hit.ny, hit.nz], at)
      places.set([hit.x, hit.y, hit.z], at)
      sum.fill(0)
      gleam.fill(0)
      const gleams = material.gloss ? Math.max(4, count >> 1) : 0
      for (let ray = 0; ray < count; ray++) addIndirectLight(world, sum, hit, dice)
      for (let ray = 0; ray < gleams; ray++) traceReflection(world, gleam, way, material, dice)
      for (let c = 0; c < 3; c++) {
        light[at + c] = (sum[c] as number) / count
        if (gleams > 0) shine[at + c] = (gleam[c] as number) / gleams
      }
    }
  }
  return { width, height, wraps: camera.wraps, light, shine, normals, positions: places }
}

const throughput: LinearRgb = [1, 1, 1]
const colour: LinearRgb = [0, 0, 0]
const from = createHit()

/** Adds the light of one random path, without direct sunlight at `at`. */
export function addIndirectLight(world: World, sum: LinearRgb, at: Hit, dice: RandomSource): void {
  copyHit(from, at)
  throughput.fill(1)
  addWindowAndLampLight(world, sum, throughput, from, dice)
  for (let bounce = 0; bounce < (world.bounces ?? MAX_BOUNCES); bounce++) {
    const outside = world.isOutside(from.x, from.y, from.z)
    if (!traceBounce(world, dice)) {
      if (outside) {
        world.sky(colour, bounceDirection[0], bounceDirection[1], bounceDirection[2])
        for (let c = 0; c < 3; c++)
          sum[c] = (sum[c] as number) + (throughput[c] as number) * (colour[c] as number)
      }
      return
    }
    sampleSurfaceColor(world, next.shape, colour)
    for (let c = 0; c < 3; c++) throughput[c] = (throughput[c] as number) * (colour[c] as number)
    addSunLight(world, sum, throughput, next, dice)
    addWindowAndLampLight(world, sum, throughput, next, dice)
    copyHit(from, next)
  }
}

const bounceDirection: [number, number, number] = [0, 0, 0]

/** Traces a cosine-weighted bounce from `from` to `next`. */
function traceBounce({ scene }: World, dice: RandomSource): boolean {
  const height = 2 * dice() - 1
  const angle = 2 * Math.PI * dice()
  const r = Math.sqrt(Math.max(0, 1 - height * height))
  const x = from.nx + r * Math.cos(angle)
  const y = from.ny + r * Math.sin(angle)
  const z = from.nz + height
  const length = Math.sqrt(x * x + y * y + z * z) || 1
  bounceDirection[0] = x / length
  bounceDirection[1] = y / length
  bounceDirection[2] = z / length
  return scene.intersect(
    next,
    from.x + 1e-3 * from.nx,
    from.y + 1e-3 * from.ny,
    from.z + 1e-3 * from.nz,
    bounceDirection[0],
    bounceDirection[1],
    bounceDirection[2],
    200,
  )
}

function sampleSurfaceColor({ scene }: World, shape: number, out: LinearRgb): void {
  const { material } = scene.shapes[shape] as Shape
  material.paint(out, next.lx, next.ly, next.lz, next.mx, next.my, next.mz)
}

function traceReflection(
  world: World,
  sum: LinearRgb,
  way: Vec3,
  { roughness: rough = 0.08 }: Material,
  dice: RandomSource,
): void {
  const facing = 2 * (way[0] * hit.nx + way[1] * hit.ny + way[2] * hit.nz)
  const dx = way[0] - facing * hit.nx + rough * (dice() + dice() - 1)
  const dy = way[1] - facing * hit.ny + rough * (dice() + dice() - 1)
  const dz = way[2] - facing * hit.nz + rough * (dice() + dice() - 1)
  const x = hit.x + 1e-3 * hit.nx
  const y = hit.y + 1e-3 * hit.ny
  const z = hit.z + 1e-3 * hit.nz
  if (!world.scene.intersect(next, x, y, z, dx, dy, dz, 200)) {
    world.background(colour, dx, dy, dz)
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (colour[c] as number)
    return
  }
  const { emission: glow } = (world.scene.shapes[next.shape] as Shape).material
  if (glow) for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (glow[c] as number)
  sampleSurfaceColor(world, next.shape, throughput)
  addSunLight(world, sum, throughput, next, dice)
  addWindowAndLampLight(world, sum, throughput, next, dice)
  copyHit(from, next)
  if (!traceBounce(world, dice)) return
  sampleSurfaceColor(world, next.shape, colour)
  for (let c = 0; c < 3; c++) throughput[c] = (throughput[c] as number) * (colour[c] as number)
  addSunLight(world, sum, throughput, next, dice)
  addWindowAndLampLight(world, sum, throughput, next, dice)
}
