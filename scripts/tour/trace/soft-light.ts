import { firstSeen } from './first'
import { addSoft, addSun, type Dice, diceOf, type World } from './light'
import type { Light, Material } from './material'
import { copyHit, newHit, type Shape, type Triple } from './shape'

/** Light that falls on what a camera sees, without the sun's own: coarse, to be smoothed. */
export interface SoftLight {
  width: number
  height: number
  /** Three numbers for each point, as the normals and the places. */
  light: Float32Array
  shine: Float32Array
  normals: Float32Array
  places: Float32Array
}

const BOUNCES = 4
const hit = newHit()
const next = newHit()

/** The way that a point of a round picture looks: the middle looks along +z, to the right is +x. */
export function wayOf(out: [number, number, number], u: number, v: number): void {
  const yaw = (u - 0.5) * 2 * Math.PI
  const pitch = (0.5 - v) * Math.PI
  out[0] = Math.sin(yaw) * Math.cos(pitch)
  out[1] = Math.sin(pitch)
  out[2] = Math.cos(yaw) * Math.cos(pitch)
}

/** Follows light from what is seen back to where it came from, `rays` times for each point. */
export function softLightOf(world: World, eye: Triple, width: number, rays: number): SoftLight {
  const height = width / 2
  const size = 3 * width * height
  const [light, shine, normals, places] = [1, 2, 3, 4].map(() => new Float32Array(size)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const way: [number, number, number] = [0, 0, 0]
  const sum: Light = [0, 0, 0]
  const gleam: Light = [0, 0, 0]
  for (let row = 0; row < height; row++) {
    const flat = Math.cos((0.5 - (row + 0.5) / height) * Math.PI)
    const count = Math.max(8, Math.round(rays * Math.max(0.3, flat)))
    for (let column = 0; column < width; column++) {
      const at = 3 * (row * width + column)
      const dice = diceOf(row * width + column + 1)
      wayOf(way, (column + 0.5) / width, (row + 0.5) / height)
      const material = firstSeen(world, hit, eye[0], eye[1], eye[2], way)
      if (!material) continue
      normals.set([hit.nx, hit.ny, hit.nz], at)
      places.set([hit.x, hit.y, hit.z], at)
      sum.fill(0)
      gleam.fill(0)
      const gleams = material.gloss ? Math.max(4, count >> 1) : 0
      for (let ray = 0; ray < count; ray++) follow(world, sum, dice)
      for (let ray = 0; ray < gleams; ray++) reflect(world, gleam, way, material, dice)
      for (let c = 0; c < 3; c++) {
        light[at + c] = (sum[c] as number) / count
        if (gleams > 0) shine[at + c] = (gleam[c] as number) / gleams
      }
    }
  }
  return { width, height, light, shine, normals, places }
}

const share: Light = [1, 1, 1]
const colour: Light = [0, 0, 0]
const from = newHit()

/** Adds one walk of light that ends at `hit`. */
function follow(world: World, sum: Light, dice: Dice): void {
  copyHit(from, hit)
  share.fill(1)
  addSoft(world, sum, share, from, dice)
  for (let bounce = 0; bounce < BOUNCES; bounce++) {
    const outside = world.isOutside(from.x, from.y, from.z)
    if (!bounceOff(world, dice)) {
      if (outside) {
        world.sky(colour, ways[0], ways[1], ways[2])
        for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (share[c] as number) * (colour[c] as number)
      }
      return
    }
    paintOf(world, next.shape, colour)
    for (let c = 0; c < 3; c++) share[c] = (share[c] as number) * (colour[c] as number)
    addSun(world, sum, share, next, dice)
    addSoft(world, sum, share, next, dice)
    copyHit(from, next)
  }
}

const ways: [number, number, number] = [0, 0, 0]

/** From `from` to `next`, wherever chance sends it: more often straight away from the face. */
function bounceOff({ scene }: World, dice: Dice): boolean {
  const height = 2 * dice() - 1
  const angle = 2 * Math.PI * dice()
  const r = Math.sqrt(Math.max(0, 1 - height * height))
  const x = from.nx + r * Math.cos(angle)
  const y = from.ny + r * Math.sin(angle)
  const z = from.nz + height
  const length = Math.sqrt(x * x + y * y + z * z) || 1
  ways[0] = x / length
  ways[1] = y / length
  ways[2] = z / length
  return scene.look(
    next,
    from.x + 1e-3 * from.nx,
    from.y + 1e-3 * from.ny,
    from.z + 1e-3 * from.nz,
    ways[0],
    ways[1],
    ways[2],
    200,
  )
}

function paintOf({ scene }: World, shape: number, out: Light): void {
  const { material } = scene.shapes[shape] as Shape
  material.paint(out, next.lx, next.ly, next.lz, next.mx, next.my, next.mz)
}

/** Adds what is seen in the gloss at `hit`. */
function reflect(world: World, sum: Light, way: Triple, { rough = 0.08 }: Material, dice: Dice): void {
  const facing = 2 * (way[0] * hit.nx + way[1] * hit.ny + way[2] * hit.nz)
  const dx = way[0] - facing * hit.nx + rough * (dice() + dice() - 1)
  const dy = way[1] - facing * hit.ny + rough * (dice() + dice() - 1)
  const dz = way[2] - facing * hit.nz + rough * (dice() + dice() - 1)
  const x = hit.x + 1e-3 * hit.nx
  const y = hit.y + 1e-3 * hit.ny
  const z = hit.z + 1e-3 * hit.nz
  if (!world.scene.look(next, x, y, z, dx, dy, dz, 200)) {
    world.view(colour, dx, dy, dz)
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (colour[c] as number)
    return
  }
  const { glow } = (world.scene.shapes[next.shape] as Shape).material
  if (glow) for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (glow[c] as number)
  paintOf(world, next.shape, share)
  addSun(world, sum, share, next, dice)
  addSoft(world, sum, share, next, dice)
  copyHit(from, next)
  if (!bounceOff(world, dice)) return
  paintOf(world, next.shape, colour)
  for (let c = 0; c < 3; c++) share[c] = (share[c] as number) * (colour[c] as number)
  addSun(world, sum, share, next, dice)
  addSoft(world, sum, share, next, dice)
}
