import type { Shape } from './shape'

const MISS = Number.POSITIVE_INFINITY
const MIN_DISTANCE = 1e-4

/** Normal of the last hit in the body's own axes. */
export const hitNormal = { x: 0, y: 0, z: 0 }

/** Numbered, as comparing strings for millions of rays would take longer than the intersection. */
export const SHAPE_KINDS = ['box', 'soft', 'post', 'ball'] as const satisfies readonly Shape['kind'][]

/**
 * Returns the distance along a ray in the body's own axes; infinite if it misses.
 * @param shapeParameter edge radius of a `soft` body, or relative top radius of a post
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
  return intersectEllipsoid(hx, hy, hz, ox, oy, oz, dx, dy, dz)
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
