import { hash } from './material'
import type { Shape } from './shape'

const MISS = Number.POSITIVE_INFINITY
const MIN_DISTANCE = 1e-4

/** Normal of the last hit in the body's own axes. */
export const hitNormal = { x: 0, y: 0, z: 0 }

/** Numbered, as comparing strings for millions of rays would take longer than the intersection. */
export const SHAPE_KINDS = [
  'box',
  'soft',
  'post',
  'ball',
  'roof',
  'leaves',
  'grass',
] as const satisfies readonly Shape['kind'][]

/**
 * Returns the distance along a ray in the body's own axes; infinite if it misses.
 * @param shapeParameter edge radius of a `soft` body, relative top radius of a post, relative length of a
 *   ridge, or size of a leaf or blade
 */
export function intersect(
  kind: number,
  hx: number,
  hy: number,
  hz: number,
  shapeParameter: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  if (kind === 0) return intersectBox(hx, hy, hz, ox, oy, oz, dx, dy, dz)
  if (kind === 1) return intersectRoundedBox(hx, hy, hz, shapeParameter, ox, oy, oz, dx, dy, dz)
  if (kind === 2) return intersectTaperedCylinder(hx, hy, shapeParameter, ox, oy, oz, dx, dy, dz)
  if (kind === 3) return intersectEllipsoid(hx, hy, hz, ox, oy, oz, dx, dy, dz)
  if (kind === 4) return intersectRoof(hx, hy, hz, shapeParameter, ox, oy, oz, dx, dy, dz)
  if (kind === 5) return intersectLeaves(hx, hz, shapeParameter, ox, oy, oz, dx, dy, dz)
  return intersectGrass(hx, hy, shapeParameter, ox, oy, oz, dx, dy, dz)
}

function intersectBox(
  hx: number,
  hy: number,
  hz: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const ix = 1 / dx
  const iy = 1 / dy
  const iz = 1 / dz
  const ax = (-hx * Math.sign(ix) - ox) * ix
  const ay = (-hy * Math.sign(iy) - oy) * iy
  const az = (-hz * Math.sign(iz) - oz) * iz
  const into = Math.max(ax, ay, az)
  const out = Math.min(
    (hx * Math.sign(ix) - ox) * ix,
    (hy * Math.sign(iy) - oy) * iy,
    (hz * Math.sign(iz) - oz) * iz,
  )
  if (!(into <= out) || into < MIN_DISTANCE) return MISS
  hitNormal.x = into === ax ? -Math.sign(dx) : 0
  hitNormal.y = into === ay ? -Math.sign(dy) : 0
  hitNormal.z = into === az && hitNormal.x === 0 && hitNormal.y === 0 ? -Math.sign(dz) : 0
  return into
}

/** Intersects by sphere tracing: steps as long as the distance to the surface. */
function intersectRoundedBox(
  hx: number,
  hy: number,
  hz: number,
  round: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const inside = Math.abs(ox) < hx && Math.abs(oy) < hy && Math.abs(oz) < hz
  let t = inside ? 0 : intersectBox(hx, hy, hz, ox, oy, oz, dx, dy, dz)
  for (let step = 0; step < 48 && t < MISS; step++) {
    const px = ox + t * dx
    const py = oy + t * dy
    const pz = oz + t * dz
    const qx = Math.abs(px) - hx + round
    const qy = Math.abs(py) - hy + round
    const qz = Math.abs(pz) - hz + round
    const x = Math.max(qx, 0)
    const y = Math.max(qy, 0)
    const z = Math.max(qz, 0)
    const away = Math.sqrt(x * x + y * y + z * z) + Math.min(Math.max(qx, qy, qz), 0) - round
    if (away < 2e-4) {
      if (t < 1e-3) {
        t += 1e-3
        if (inside) return MISS
        continue
      }
      const length = Math.sqrt(x * x + y * y + z * z)
      if (length > 0) {
        hitNormal.x = (Math.sign(px) * x) / length
        hitNormal.y = (Math.sign(py) * y) / length
        hitNormal.z = (Math.sign(pz) * z) / length
      }
      return t
    }
    t += away
    if (px * dx + py * dy + pz * dz > 0 && (qx > 0.02 + round || qy > 0.02 + round || qz > 0.02 + round))
      return MISS
  }
  return MISS
}

function intersectTaperedCylinder(
  radius: number,
  half: number,
  narrow: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  // The radius grows by `slope` with every metre of height; `middle` is the radius at half of it.
  const slope = (radius * (narrow - 1)) / (2 * half)
  const middle = (radius * (1 + narrow)) / 2
  const r = middle + slope * oy
  const a = dx * dx + dz * dz - slope * slope * dy * dy
  const b = ox * dx + oz * dz - slope * r * dy
  const c = ox * ox + oz * oz - r * r
  let best = MISS
  const root = b * b - a * c
  // The nearer root may be the second one for a cone that widens quickly.
  for (let side = -1; side <= 1 && root > 0 && Math.abs(a) > 1e-12; side += 2) {
    const t = (-b + side * Math.sqrt(root)) / a
    const y = oy + t * dy
    if (t > MIN_DISTANCE && t < best && Math.abs(y) <= half && middle + slope * y > 0) {
      best = t
      const x = ox + t * dx
      const z = oz + t * dz
      const length = Math.sqrt(x * x + z * z)
      const tall = Math.sqrt(1 + slope * slope)
      hitNormal.x = x / length / tall
      hitNormal.y = -slope / tall
      hitNormal.z = z / length / tall
    }
  }
  if (dy !== 0) {
    const t = (-half * Math.sign(dy) - oy) / dy
    const x = ox + t * dx
    const z = oz + t * dz
    const end = middle - slope * half * Math.sign(dy)
    if (t > MIN_DISTANCE && t < best && x * x + z * z <= end * end) {
      best = t
      hitNormal.x = 0
      hitNormal.y = -Math.sign(dy)
      hitNormal.z = 0
    }
  }
  return best
}

function intersectEllipsoid(
  hx: number,
  hy: number,
  hz: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const px = ox / hx
  const py = oy / hy
  const pz = oz / hz
  const vx = dx / hx
  const vy = dy / hy
  const vz = dz / hz
  const a = vx * vx + vy * vy + vz * vz
  const b = px * vx + py * vy + pz * vz
  const c = px * px + py * py + pz * pz - 1
  const root = b * b - a * c
  if (root <= 0) return MISS
  const t = (-b - Math.sqrt(root)) / a
  if (t < MIN_DISTANCE) return MISS
  const x = (px + t * vx) / hx
  const y = (py + t * vy) / hy
  const z = (pz + t * vz) / hz
  const length = Math.hypot(x, y, z)
  hitNormal.x = x / length
  hitNormal.y = y / length
  hitNormal.z = z / length
  return t
}

/** Intersects a roof: its ridge runs along x, `ridge` times as long as the eaves; 1 is a gable roof. */
function intersectRoof(
  hx: number,
  hy: number,
  hz: number,
  ridge: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  let into = -MISS
  let out = MISS
  let face = 0
  const inset = hx * (1 - ridge)
  for (let plane = 0; plane < 5; plane++) {
    const side = plane % 2 === 0 ? 1 : -1
    const isEnd = plane > 2
    const nx = isEnd ? side * 2 * hy : 0
    const ny = plane === 0 ? -1 : isEnd ? inset : hz
    const nz = plane === 1 || plane === 2 ? side * 2 * hy : 0
    const distance = plane === 0 ? hy : isEnd ? hy * (2 * hx - inset) : hy * hz
    const away = distance - (nx * ox + ny * oy + nz * oz)
    const speed = nx * dx + ny * dy + nz * dz
    if (speed === 0) {
      if (away < 0) return MISS
      continue
    }
    const t = away / speed
    if (speed > 0) out = Math.min(out, t)
    else if (t > into) {
      into = t
      face = plane
    }
  }
  if (!(into <= out) || into < MIN_DISTANCE) return MISS
  const side = face % 2 === 0 ? 1 : -1
  if (face === 0) setNormal(0, -1, 0)
  else if (face > 2) setNormal(side * 2 * hy, inset, 0)
  else setNormal(0, hz, side * 2 * hy)
  return into
}

function setNormal(x: number, y: number, z: number): void {
  const length = Math.sqrt(x * x + y * y + z * z)
  hitNormal.x = x / length
  hitNormal.y = y / length
  hitNormal.z = z / length
}

/** Intersects leaves of this size scattered over a flat ellipse; each has a normal of its own. */
function intersectLeaves(
  hx: number,
  hz: number,
  size: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const t = -oy / dy
  if (!(t > MIN_DISTANCE)) return MISS
  const x = ox + t * dx
  const z = oz + t * dz
  if ((x / hx) ** 2 + (z / hz) ** 2 > 1) return MISS
  const i = Math.floor(x / size)
  const j = Math.floor(z / size)
  const kind = (hx * 1e4) | 0
  const turn = 7 * hash(i, j, kind)
  const u = x / size - i - 0.3 - 0.4 * hash(i, j, kind + 1)
  const v = z / size - j - 0.3 - 0.4 * hash(i, j, kind + 2)
  const along = u * Math.cos(turn) + v * Math.sin(turn)
  const across = v * Math.cos(turn) - u * Math.sin(turn)
  if ((along / (0.3 + 0.26 * hash(i, j, kind + 5))) ** 2 + (across / 0.28) ** 2 > 1) return MISS
  const side = dy < 0 ? 1 : -1
  setNormal(side * (1.6 * hash(i, j, kind + 3) - 0.8), side, side * (1.6 * hash(i, j, kind + 4) - 0.8))
  return t
}

/** Intersects a row of blades of this width, which bend to both sides; their normals point upwards. */
function intersectGrass(
  hx: number,
  hy: number,
  width: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const t = -oz / dz
  if (!(t > MIN_DISTANCE)) return MISS
  const x = ox + t * dx
  const y = oy + t * dy + hy
  if (Math.abs(x) > hx || y < 0 || y > 2 * hy) return MISS
  const kind = (hx * 1e4) | 0
  const column = Math.floor(x / width)
  for (let i = column - 2; i <= column + 2; i++) {
    const high = 2 * hy * (0.35 + 0.65 * hash(i, 1, kind))
    if (y > high) continue
    const up = y / high
    const middle = (i + 0.5 + 3.4 * (hash(i, 2, kind) - 0.5) * up * up) * width
    if (Math.abs(x - middle) > 0.5 * width * (1 - up ** 1.6)) continue
    setNormal(0.8 * (hash(i, 3, kind) - 0.5), 1, -0.45 * Math.sign(dz))
    return t
  }
  return MISS
}
