import type { Point } from '../../app/map/projection'

/** One byte a pixel, row by row: 0 or 1. */
export interface Raster {
  width: number
  height: number
  cells: Uint8Array
}

/** Sets the pixels whose centre is within a ring. */
export function fillRing({ width, height, cells }: Raster, ring: readonly Point[]): void {
  const ys = ring.map(([, y]) => y)
  const first = Math.max(0, Math.floor(Math.min(...ys)))
  const last = Math.min(height - 1, Math.ceil(Math.max(...ys)))
  for (let row = first; row <= last; row++) {
    const middle = row + 0.5
    const crossings: number[] = []
    ring.forEach(([x, y], index) => {
      const [beforeX, beforeY] = ring.at(index - 1) as Point
      if (y > middle !== beforeY > middle) crossings.push(x + ((middle - y) * (beforeX - x)) / (beforeY - y))
    })
    crossings.sort((one, other) => one - other)
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = Math.max(0, Math.round(crossings[index] as number))
      const to = Math.min(width, Math.round(crossings[index + 1] as number))
      if (to > from) cells.fill(1, row * width + from, row * width + to)
    }
  }
}

export function strokeLine({ width, height, cells }: Raster, line: readonly Point[]): void {
  line.slice(1).forEach(([x, y], index) => {
    const [fromX, fromY] = line[index] as Point
    const steps = Math.ceil(Math.max(Math.abs(x - fromX), Math.abs(y - fromY))) || 1
    for (let step = 0; step <= steps; step++) {
      const column = Math.floor(fromX + ((x - fromX) * step) / steps)
      const row = Math.floor(fromY + ((y - fromY) * step) / steps)
      if (column >= 0 && row >= 0 && column < width && row < height) cells[row * width + column] = 1
    }
  })
}

/** Grows what is set, then shrinks it again (morphological closing). */
export function closeGaps(raster: Raster, grow: number, shrink: number): Raster {
  const grown = within(raster, grow)
  if (shrink === 0) return grown
  const { width, height } = raster
  const outside: Raster = { width, height, cells: grown.cells.map((cell) => 1 - cell) }
  return { width, height, cells: within(outside, shrink).cells.map((cell) => 1 - cell) }
}

/** Sets pixels within a distance of one that is set (chamfer distance, 3 a step and 4 a diagonal). */
function within({ width, height, cells }: Raster, pixels: number): Raster {
  const distances = new Uint16Array(cells.length).fill(60_000)
  const forward = [
    [-1, 0, 3],
    [0, -1, 3],
    [-1, -1, 4],
    [1, -1, 4],
  ] as const
  const relax = (x: number, y: number, sign: 1 | -1) => {
    const index = y * width + x
    let distance = cells[index] ? 0 : (distances[index] as number)
    for (const [dx, dy, cost] of forward) {
      const [atX, atY] = [x + dx * sign, y + dy * sign]
      if (atX < 0 || atY < 0 || atX >= width || atY >= height) continue
      const through = (distances[atY * width + atX] as number) + cost
      if (through < distance) distance = through
    }
    distances[index] = distance
  }
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) relax(x, y, 1)
  for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) relax(x, y, -1)
  return { width, height, cells: Uint8Array.from(distances, (distance) => (distance <= pixels * 3 ? 1 : 0)) }
}

/**
 * Traces the outline of the unset area that is reached from the lower left corner, along the edges of pixels.
 */
export function traceFromCorner({ width, height, cells }: Raster): Point[] {
  const open = floodFromCorner({ width, height, cells })
  const isOpen = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && open[y * width + x] === 1
  const points: Point[] = []
  // Keeps the unset area at the right hand, clockwise from the corner.
  let [x, y, dx, dy] = [0, height, 0, -1]
  do {
    points.push([x, y])
    x += dx
    y += dy
    const ahead = (side: 1 | -1) => {
      const [px, py] = [x + (dx - dy * side - 1) / 2, y + (dy + dx * side - 1) / 2]
      return isOpen(Math.round(px), Math.round(py))
    }
    if (ahead(-1) && ahead(1)) [dx, dy] = [dy, -dx]
    else if (!ahead(1)) [dx, dy] = [-dy, dx]
  } while (x !== 0 || y !== height)
  return points
}

function floodFromCorner({ width, height, cells }: Raster): Uint8Array {
  const open = new Uint8Array(cells.length)
  const stack = new Int32Array(cells.length)
  const corner = cells.length - width
  let size = 1
  stack[0] = corner
  open[corner] = 1
  while (size > 0) {
    size -= 1
    const index = stack[size] as number
    const x = index % width
    for (const next of [
      x > 0 ? index - 1 : -1,
      x < width - 1 ? index + 1 : -1,
      index - width,
      index + width < width * height ? index + width : -1,
    ]) {
      if (next < 0 || open[next] || cells[next]) continue
      open[next] = 1
      stack[size] = next
      size += 1
    }
  }
  return open
}
