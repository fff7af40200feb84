import { createRandom } from '../../random'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type RoomUse = 'living' | 'kitchen' | 'bedroom' | 'bath' | 'hall'

export interface PlanRoom extends Box {
  use: RoomUse
  /** Area in tenths of a square metre; integers keep sums exact. */
  tenths: number
}

export const OUTLINE: Box = { x: 130, y: 110, width: 940, height: 600 }

const MAX_ROOMS = 7

export const encodePlanFacts = (area: number, rooms: number) =>
  Math.round(area * 10) * 10 + Math.min(rooms, MAX_ROOMS)

export const decodePlanFacts = (n: number) => ({
  tenths: Math.max(1, Math.floor(n / 10)),
  rooms: Math.min(MAX_ROOMS, Math.max(1, n % 10)),
})

/** Tiles the outline with rooms whose areas add up to `tenths`. */
export function buildFloorPlan(seed: string, tenths: number, rooms: number): PlanRoom[] {
  const random = createRandom(seed, 'plan')
  const share = (min: number, max: number) => random.between(min, max)
  const bedrooms = rooms - 1
  const places =
    bedrooms === 0
      ? studio(share)
      : bedrooms <= 3 && random.chance(0.6)
        ? sideHall(bedrooms, share)
        : middleHall(bedrooms, share)
  const turned = random.chance(0.5)
    ? places.map((place) => ({ ...place, x: 2 * OUTLINE.x + OUTLINE.width - place.x - place.width }))
    : places
  return withAreas(turned, tenths)
}

type Share = (min: number, max: number) => number
type Unmeasured = Omit<PlanRoom, 'tenths'>

function studio(share: Share): Unmeasured[] {
  const [main, right] = splitAcross(OUTLINE, [share(0.54, 0.6), 0.42])
  const [kitchen, hall, bath] = splitDown(right, [share(0.36, 0.42), share(0.22, 0.26), 0.34])
  return [
    { use: 'living', ...main },
    { use: 'kitchen', ...kitchen },
    { use: 'hall', ...hall },
    { use: 'bath', ...bath },
  ]
}

function sideHall(bedrooms: number, share: Share): Unmeasured[] {
  const [left, hall, right] = splitAcross(OUTLINE, [share(0.4, 0.46), 0.13, 0.42])
  const [livingBox, kitchen] = splitDown(left, [share(0.56, 0.64), 0.4])
  const [rest, bath] = splitDown(right, [0.74, share(0.22, 0.28)])
  const beds = splitDown(
    rest,
    Array.from({ length: bedrooms }, () => share(0.9, 1.15)),
  )
  return [
    { use: 'living', ...livingBox },
    { use: 'kitchen', ...kitchen },
    { use: 'hall', ...hall },
    ...beds.map((box) => ({ use: 'bedroom' as const, ...box })),
    { use: 'bath', ...bath },
  ]
}

function middleHall(bedrooms: number, share: Share): Unmeasured[] {
  const [top, hall, bottom] = splitDown(OUTLINE, [share(0.44, 0.48), 0.13, 0.41])
  const above = Math.ceil(bedrooms / 2)
  const beds = (count: number) => Array.from({ length: count }, () => share(0.85, 1.05))
  const [livingBox, ...first] = splitAcross(top, [1.45, ...beds(above)])
  const [kitchen, bath, ...second] = splitAcross(bottom, [1.15, 0.72, ...beds(bedrooms - above)])
  const bedroomBoxes = [...first, ...second].map((box) => ({ use: 'bedroom' as const, ...box }))
  return [
    { use: 'living', ...(livingBox as Box) },
    { use: 'kitchen', ...(kitchen as Box) },
    { use: 'bath', ...(bath as Box) },
    { use: 'hall', ...hall },
    ...bedroomBoxes,
  ]
}

function splitAcross<Weights extends readonly number[]>(box: Box, weights: readonly [...Weights]) {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let x = box.x
  return weights.map((weight) => {
    const width = (box.width * weight) / total
    const part = { ...box, x, width }
    x += width
    return part
  }) as { [At in keyof Weights]: Box }
}

function splitDown<Weights extends readonly number[]>(box: Box, weights: readonly [...Weights]) {
  const swapAxes = ({ x, y, width, height }: Box) => ({ x: y, y: x, width: height, height: width })
  return (splitAcross(swapAxes(box), weights) as readonly Box[]).map(swapAxes) as {
    [At in keyof Weights]: Box
  }
}

/** Distributes `tenths` by size, by the largest remainder method. */
function withAreas(places: Unmeasured[], tenths: number): PlanRoom[] {
  const whole = OUTLINE.width * OUTLINE.height
  const exact = places.map((place) => (place.width * place.height * tenths) / whole)
  const left = tenths - exact.reduce((sum, value) => sum + Math.floor(value), 0)
  const order = exact
    .map((value, at) => ({ at, rest: value % 1 }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
  const raised = new Set(order.slice(0, left).map(({ at }) => at))
  return places.map((place, at) => ({
    ...place,
    tenths: Math.floor(exact[at] ?? 0) + (raised.has(at) ? 1 : 0),
  }))
}
