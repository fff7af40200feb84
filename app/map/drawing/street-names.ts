import { MAX_NAME_BEND, NAME_SPACING } from '../map-style'
import type { Point, Rect } from '../projection'
import type { NameBoxes } from './name-boxes'

/** Name that follows its street. */
export interface StreetNamePath {
  text: string
  /** Line from left to right, as long as the name. */
  line: Point[]
}

interface StreetNameRoom {
  boxes: NameBoxes
  edges: Rect
  /** Height of a letter, in units of the picture. */
  height: number
  width: number
}

/** Positions to try for the middle of a name, as shares of the line. */
const TRIED_PARTS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]

/** Finds a stretch of the line without sharp bends that fits the name, and reserves its room. */
export function placeStreetName(
  text: string,
  line: readonly Point[],
  { boxes, edges, height, width }: StreetNameRoom,
): StreetNamePath | undefined {
  const lengths = measureLine(line)
  const total = lengths.at(-1) ?? 0
  if (total < width) return undefined
  for (const part of TRIED_PARTS) {
    const from = total * part - width / 2
    if (from < 0 || from + width > total) continue
    const stretch = cutStretch(line, lengths, from, from + width)
    if (isBent(stretch)) continue
    const room = boxesAlong(stretch, height)
    if (!room.every((box) => isWithin(box, edges)) || !boxes.isFree(room)) continue
    boxes.add(room)
    const [first, last] = [stretch[0] as Point, stretch.at(-1) as Point]
    return { text, line: first[0] <= last[0] ? stretch : stretch.toReversed() }
  }
  return undefined
}

/** Returns the distance from the start at each point. */
export function measureLine(line: readonly Point[]): number[] {
  let length = 0
  return line.map(([x, y], index) => {
    const [beforeX, beforeY] = line[Math.max(0, index - 1)] as Point
    length += Math.hypot(x - beforeX, y - beforeY)
    return length
  })
}

function cutStretch(line: readonly Point[], lengths: readonly number[], from: number, to: number): Point[] {
  const inner = line.filter((_point, index) => {
    const at = lengths[index] as number
    return at > from && at < to
  })
  return [pointAt(line, lengths, from), ...inner, pointAt(line, lengths, to)]
}

function pointAt(line: readonly Point[], lengths: readonly number[], at: number): Point {
  const next = Math.max(
    1,
    lengths.findIndex((length) => length >= at),
  )
  const [from, to] = [line[next - 1] as Point, line[next] as Point]
  const [start, end] = [lengths[next - 1] as number, lengths[next] as number]
  const share = end === start ? 0 : (at - start) / (end - start)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function isBent(line: readonly Point[]): boolean {
  let total = 0
  for (let index = 2; index < line.length; index++) {
    const [a, b, c] = [line[index - 2] as Point, line[index - 1] as Point, line[index] as Point]
    const turn = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0])
    const degrees = (Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) * 180) / Math.PI
    total += degrees
    if (degrees > MAX_NAME_BEND || total > MAX_NAME_BEND * 2.5) return true
  }
  return false
}

/** Returns squares along a line, close enough that nothing passes between them. */
function boxesAlong(line: readonly Point[], height: number): Rect[] {
  const lengths = measureLine(line)
  const total = lengths.at(-1) ?? 0
  const count = Math.ceil(total / height)
  const half = height * 0.75
  return Array.from({ length: count + 1 }, (_, index) => {
    const [x, y] = pointAt(line, lengths, (total * index) / count)
    return { left: x - half, top: y - half, right: x + half, bottom: y + half }
  })
}

export function isWithin(box: Rect, edges: Rect): boolean {
  return box.left > edges.left && box.top > edges.top && box.right < edges.right && box.bottom < edges.bottom
}

/** Keeps the repeated names of one street apart. */
export class NameRepeats {
  private readonly placed = new Map<string, Point[]>()

  constructor(private readonly units: number) {}

  isNear(text: string, line: readonly Point[]): boolean {
    const [x, y] = middleOf(line)
    return (this.placed.get(text) ?? []).some(
      ([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < NAME_SPACING * this.units,
    )
  }

  add(text: string, line: readonly Point[]): void {
    this.placed.set(text, [...(this.placed.get(text) ?? []), middleOf(line)])
  }
}

function middleOf(line: readonly Point[]): Point {
  const [[x, y], [endX, endY]] = [line[0] as Point, line.at(-1) as Point]
  return [(x + endX) / 2, (y + endY) / 2]
}
