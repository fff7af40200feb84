/** Isometric coordinates: metres along two walls, and height. */
export type FloorPoint = readonly [x: number, y: number, z?: number]

/** Projects to a drawing of 480 × 320. */
function toDrawingPoint([x, y, z = 0]: FloorPoint): string {
  return `${240 + (x - y) * 22} ${78 + (x + y) * 12 - z * 26}`
}

export function facePath(...corners: readonly FloorPoint[]): string {
  return `M${corners.map(toDrawingPoint).join('L')}z`
}

export function floorLinePath(...points: readonly FloorPoint[]): string {
  return `M${points.map(toDrawingPoint).join('L')}`
}

/** Returns the centre of a marker on the floor. */
export function toMarkCentre(place: FloorPoint): { cx: number; cy: number } {
  const [cx = 0, cy = 0] = toDrawingPoint(place).split(' ').map(Number)
  return { cx, cy }
}

/** Furniture: origin, then length, depth and height. */
export interface Box {
  origin: readonly [x: number, y: number]
  size: readonly [length: number, depth: number, height: number]
  elevation?: number
}

export function boxFacePaths({ origin: [x, y], size: [length, depth, height], elevation: from = 0 }: Box) {
  const [right, front, top] = [x + length, y + depth, from + height]
  return {
    top: facePath([x, y, top], [right, y, top], [right, front, top], [x, front, top]),
    left: facePath([x, front, from], [right, front, from], [right, front, top], [x, front, top]),
    right: facePath([right, y, from], [right, front, from], [right, front, top], [right, y, top]),
  }
}
