import type { Rect } from '../projection'

/** Boxes of names already placed, indexed by grid cell. */
export class NameBoxes {
  private readonly cells = new Map<string, Rect[]>()

  constructor(private readonly cellSize: number) {}

  isFree(boxes: readonly Rect[]): boolean {
    return boxes.every((box) =>
      this.keysOf(box).every((key) => !this.cells.get(key)?.some((other) => doOverlap(box, other))),
    )
  }

  add(boxes: readonly Rect[]): void {
    for (const box of boxes) {
      for (const key of this.keysOf(box)) {
        const cell = this.cells.get(key)
        if (cell) cell.push(box)
        else this.cells.set(key, [box])
      }
    }
  }

  private keysOf({ left, top, right, bottom }: Rect): string[] {
    const keys: string[] = []
    for (let x = Math.floor(left / this.cellSize); x <= Math.floor(right / this.cellSize); x++)
      for (let y = Math.floor(top / this.cellSize); y <= Math.floor(bottom / this.cellSize); y++)
        keys.push(`${x} ${y}`)
    return keys
  }
}

function doOverlap(one: Rect, other: Rect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
