/** A point of a flat seen from above at a corner: metres along its two walls, and up. */
export type Place = readonly [x: number, y: number, z?: number]

/** Where a point stands in the drawing, 480 by 320. */
function seen([x, y, z = 0]: Place): string {
  return `${240 + (x - y) * 22} ${78 + (x + y) * 12 - z * 26}`
}

/** The outline of a face with these corners. */
export function face(...corners: readonly Place[]): string {
  return `M${corners.map(seen).join('L')}z`
}

/** A line through points on the floor. */
export function line(...points: readonly Place[]): string {
  return `M${points.map(seen).join('L')}`
}

/** The middle of a mark on the floor. */
export function spot(place: Place): { cx: number; cy: number } {
  const [cx = 0, cy = 0] = seen(place).split(' ').map(Number)
  return { cx, cy }
}

/** A piece of furniture: where it begins, and how long, deep and high it is. */
export interface Piece {
  at: readonly [x: number, y: number]
  size: readonly [length: number, depth: number, height: number]
  /** How high it begins. */
  from?: number
}

/** The three faces of a piece that are seen. */
export function faces({ at: [x, y], size: [length, depth, height], from = 0 }: Piece) {
  const [right, front, top] = [x + length, y + depth, from + height]
  return {
    top: face([x, y, top], [right, y, top], [right, front, top], [x, front, top]),
    left: face([x, front, from], [right, front, from], [right, front, top], [x, front, top]),
    right: face([right, y, from], [right, front, from], [right, front, top], [right, y, top]),
  }
}
