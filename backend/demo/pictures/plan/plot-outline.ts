import { createRandom } from '../../random'

/** Metres to the north and to the east of the middle. */
export type Corner = readonly [north: number, east: number]

/** Creates the outline of a statement's plot with this area. Real plots are rarely true rectangles. */
export function createPlotOutline(statementNumber: number, squareMetres: number): Corner[] {
  const random = createRandom('statement', statementNumber, 'parcel')
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
