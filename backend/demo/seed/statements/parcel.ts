import { createRandom } from '../../random'
import { movePoint } from '../places/distances'
import type { Statement } from './statement'

type Corner = readonly [north: number, east: number]

export function toParcelRow(
  { number, kind, place, dimensions: measures, extras }: Statement,
  statementId: number,
) {
  const squareMetres = getLandArea(kind, measures)
  if (!squareMetres || !extras.showsCadastralCode) return undefined
  const corners = createQuadrangle(createRandom('statement', number, 'parcel'), squareMetres)
  const ring = [...corners, ...corners.slice(0, 1)].map(([north, east]) =>
    movePoint(place.point, north, east),
  )
  return {
    statement_id: statementId,
    outline: ring.map(({ lat, lng }) => [lng, lat]),
    area_m2: squareMetres,
    is_made_up: true,
  }
}

export type ParcelRow = NonNullable<ReturnType<typeof toParcelRow>>

function getLandArea(kind: Statement['kind'], { area, areaTypeId, yardArea }: Statement['dimensions']) {
  if (kind === 'land') return areaTypeId === 2 ? area * 10_000 : area
  return kind === 'house' || kind === 'cottage' ? yardArea : null
}

/**
 * Creates a plot of this area around a point, its corners in metres. Real plots are rarely true rectangles.
 */
function createQuadrangle(random: ReturnType<typeof createRandom>, squareMetres: number): Corner[] {
  const length = random.between(1, 1.8)
  const angle = random.between(0, Math.PI)
  const rough = [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ].map(([up = 0, right = 0]): Corner => {
    const [along, across] = [up * length * random.between(0.9, 1.1), right * random.between(0.9, 1.1)]
    return [
      along * Math.cos(angle) - across * Math.sin(angle),
      along * Math.sin(angle) + across * Math.cos(angle),
    ]
  })
  const scale = Math.sqrt(squareMetres / calculateArea(rough))
  return rough.map(([north, east]): Corner => [north * scale, east * scale])
}

export function calculateArea(corners: readonly Corner[]): number {
  const doubled = corners.reduce((sum, [north, east], index) => {
    const [nextNorth, nextEast] = corners[(index + 1) % corners.length] ?? [0, 0]
    return sum + north * nextEast - nextNorth * east
  }, 0)
  return Math.abs(doubled) / 2
}
