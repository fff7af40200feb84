import { hash, type Material } from '../../ray-tracer/material'
import type { Shape, Vec3 } from '../../ray-tracer/shape'
import { box, cylinder } from '../shapes'
import { painted } from '../surface-shaders'

export const BOOK_SPINE_COLORS = [
  '#8e4a3a',
  '#2f5d50',
  '#c79a54',
  '#3f5f78',
  '#e3d6bd',
  '#6e4a5a',
  '#7d8a6a',
  '#b86f4c',
  '#46413c',
  '#d8c7a8',
]

/** Bookcase with its back at z = 0 and its left foot at x = 0. */
export function bookcase(wide: number, height: number, material: Material, seed: number): Shape[] {
  const deep = 0.3
  const shelves = Math.round(height / 0.38)
  const gap = height / shelves
  const shapes: Shape[] = [
    box([0, 0, 0], [0.03, height, deep], material),
    box([wide - 0.03, 0, 0], [wide, height, deep], material),
    box([0, 0, 0], [wide, height, 0.012], material),
  ]
  for (let row = 0; row <= shelves; row++)
    shapes.push(
      box([0, Math.max(0, row * gap - 0.025), 0], [wide, Math.max(0.025, row * gap), deep], material),
    )
  for (let row = 0; row < shelves; row++) {
    let x = 0.05
    let n = 0
    const bottom = row * gap + (row === 0 ? 0.025 : 0)
    while (x < wide - 0.1) {
      const turn = hash(seed, row, n++)
      if (turn < 0.1) {
        x += 0.1 + 0.12 * hash(seed, row, n)
        continue
      }
      if (turn < 0.17 && x < wide - 0.25) {
        shapes.push(
          cylinder(
            [x + 0.09, bottom, 0.15],
            0.05,
            0.16,
            painted(BOOK_SPINE_COLORS[n % 10] ?? '#8e4a3a'),
            0.6,
          ),
        )
        x += 0.22
        continue
      }
      const thick = 0.022 + 0.03 * hash(n, seed, row)
      const tall = Math.min(gap - 0.06, 0.19 + 0.11 * hash(row, n, seed))
      const spine = painted(BOOK_SPINE_COLORS[Math.floor(10 * hash(n, row, seed + 3))] ?? '#8e4a3a')
      shapes.push(box([x, bottom, 0.06], [x + thick, bottom + tall, 0.24 + 0.03 * turn], spine))
      x += thick + 0.003
    }
  }
  return shapes
}

/** Cabinet with its back at z = 0 and its left side at x = 0. */
export function cabinet(
  size: Vec3,
  { columns, rows, lift = 0 }: { columns: number; rows: number; lift?: number },
  front: Material,
  handle: Material,
): Shape[] {
  const [wide, high, deep] = size
  const w = wide / columns
  const h = (high - lift) / rows
  const shapes = [
    box(
      [0.01, lift > 0 ? 0 : 0.002, 0],
      [wide - 0.01, high, deep - (lift > 0 ? 0.07 : 0.022)],
      lift > 0 ? painted('#4a443e') : front,
    ),
    box([0, lift, 0], [wide, high, deep - 0.02], front),
  ]
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const x = column * w
      const y = lift + row * h
      shapes.push(
        box([x + 0.002, y + 0.002, deep - 0.024], [x + w - 0.002, y + h - 0.002, deep], front, 0.006),
      )
      const tall = h > 0.6
      const hx = tall ? (column % 2 ? x + 0.045 : x + w - 0.045) : x + w / 2
      shapes.push(
        tall
          ? cylinder(
              [hx, high > 1.5 ? Math.min(y + h / 2, 1.0) : y + h * 0.68, deep + 0.022],
              0.007,
              0.16,
              handle,
            )
          : box([hx - 0.06, y + h - 0.055, deep + 0.012], [hx + 0.06, y + h - 0.043, deep + 0.024], handle),
      )
    }
  return shapes
}
