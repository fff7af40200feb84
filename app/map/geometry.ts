import type { Point, Rect } from './projection'

/** Cuts a line to a rectangle (Liang–Barsky, segment by segment). */
export function clipLine(line: readonly Point[], rect: Rect): Point[][] {
  const pieces: Point[][] = []
  let piece: Point[] = []
  line.slice(1).forEach((end, index) => {
    const clipped = clipSegment(line[index] as Point, end, rect)
    if (!clipped) return
    const [from, to] = clipped
    const last = piece.at(-1)
    if (!last || last[0] !== from[0] || last[1] !== from[1]) {
      piece = [from]
      pieces.push(piece)
    }
    piece.push(to)
  })
  return pieces
}

function clipSegment(
  [x, y]: Point,
  [endX, endY]: Point,
  { left, top, right, bottom }: Rect,
): [Point, Point] | undefined {
  const [dx, dy] = [endX - x, endY - y]
  let [from, to] = [0, 1]
  for (const [direction, distance] of [
    [-dx, x - left],
    [dx, right - x],
    [-dy, y - top],
    [dy, bottom - y],
  ] as const) {
    if (direction === 0 && distance < 0) return undefined
    if (direction < 0) from = Math.max(from, distance / direction)
    if (direction > 0) to = Math.min(to, distance / direction)
  }
  if (from >= to) return undefined
  const at = (share: number): Point => [Math.round(x + dx * share), Math.round(y + dy * share)]
  return [from === 0 ? [x, y] : at(from), to === 1 ? [endX, endY] : at(to)]
}

/** Cuts a ring to a rectangle (Sutherland–Hodgman); may be empty. */
export function clipRing(ring: readonly Point[], { left, top, right, bottom }: Rect): Point[] {
  const inside: ((point: Point) => number)[] = [
    ([x]) => x - left,
    ([x]) => right - x,
    ([, y]) => y - top,
    ([, y]) => bottom - y,
  ]
  return inside.reduce<Point[]>((points, distance) => clipByEdge(points, distance), [...ring])
}

function clipByEdge(points: Point[], distance: (point: Point) => number): Point[] {
  return points.flatMap((point, index) => {
    const before = points.at(index - 1) as Point
    const [now, then] = [distance(point), distance(before)]
    const share = then / (then - now)
    const crossing: Point[] =
      now < 0 === then < 0
        ? []
        : [
            [
              Math.round(before[0] + (point[0] - before[0]) * share),
              Math.round(before[1] + (point[1] - before[1]) * share),
            ],
          ]
    return now < 0 ? crossing : [...crossing, point]
  })
}

/** Simplifies a line (Douglas–Peucker) without recursion: coasts have thousands of points. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points]
  const isCorner = new Uint8Array(points.length)
  isCorner[0] = 1
  isCorner[points.length - 1] = 1
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span
    let [farthest, maxDistance] = [0, tolerance * tolerance]
    for (let index = first + 1; index < last; index++) {
      const distance = squaredDistance(points[index] as Point, points[first] as Point, points[last] as Point)
      if (distance > maxDistance) [farthest, maxDistance] = [index, distance]
    }
    if (farthest === 0) continue
    isCorner[farthest] = 1
    spans.push([first, farthest], [farthest, last])
  }
  return points.filter((_point, index) => isCorner[index])
}

function squaredDistance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return (x - ax - part * dx) ** 2 + (y - ay - part * dy) ** 2
}

/**
 * Joins lines end to end if exactly two of them meet, so that names find room along them.
 * @param precision ends that round to the same multiple of it meet
 */
export function joinLines(lines: readonly Point[][], precision = 1): Point[][] {
  const byEnd = new Map<string, Set<Point[]>>()
  const key = (point: Point) => point.map((at) => Math.round(at / precision)).join()
  const endsOf = (line: Point[]) => [line[0] as Point, line.at(-1) as Point]
  const register = (line: Point[]) => {
    for (const end of endsOf(line)) {
      const lineSet = byEnd.get(key(end)) ?? new Set()
      byEnd.set(key(end), lineSet.add(line))
    }
  }
  const unregister = (line: Point[]) => {
    for (const end of endsOf(line)) byEnd.get(key(end))?.delete(line)
  }
  lines.forEach(register)
  const joined = new Set(lines)
  for (const start of lines) {
    if (!joined.has(start)) continue
    let line = start
    for (let next = findNext(line); next; next = findNext(line)) {
      const { other, at } = next
      for (const one of [line, other]) {
        unregister(one)
        joined.delete(one)
      }
      const before = key(line.at(-1) as Point) === at ? line : line.toReversed()
      const after = key(other[0] as Point) === at ? other : other.toReversed()
      line = [...before, ...after.slice(1)]
      register(line)
      joined.add(line)
    }
  }
  return [...joined]

  function findNext(line: Point[]): { other: Point[]; at: string } | undefined {
    for (const end of endsOf(line)) {
      const meeting = byEnd.get(key(end))
      const other = meeting?.size === 2 ? [...meeting].find((one) => one !== line) : undefined
      if (other) return { other, at: key(end) }
    }
    return undefined
  }
}

export function intersect(one: Rect, other: Rect): Rect {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  }
}
