import type { Material } from '../ray-tracer/material'
import type { Shape, Vec3 } from '../ray-tracer/shape'

export function box(from: Vec3, to: Vec3, material: Material, round = 0): Shape {
  const middle = (axis: 0 | 1 | 2) => (from[axis] + to[axis]) / 2
  const half = (axis: 0 | 1 | 2) => Math.abs(to[axis] - from[axis]) / 2
  return {
    kind: round > 0 ? 'soft' : 'box',
    at: [middle(0), middle(1), middle(2)],
    half: [half(0), half(1), half(2)],
    material,
    round,
  }
}

/** Cylinder that stands on `foot`. */
export function cylinder(foot: Vec3, radius: number, height: number, material: Material, narrow = 1): Shape {
  return {
    kind: 'post',
    at: [foot[0], foot[1] + height / 2, foot[2]],
    half: [radius, height / 2, radius],
    material,
    narrow,
  }
}

export function ellipsoid(at: Vec3, half: Vec3, material: Material, turn = 0, tilt = 0): Shape {
  return { kind: 'ball', at, half, material, turn, tilt }
}

export function cushion(at: Vec3, half: Vec3, material: Material, turn: number, tilt: number): Shape {
  return { kind: 'soft', at, half, material, turn, tilt, round: Math.min(...half) * 0.92 }
}

/** Moves and turns bodies that are modelled around the origin. */
export function place(shapes: readonly Shape[], to: Vec3, turn = 0): Shape[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return shapes.map((shape) => {
    const [x, y, z] = shape.at
    return {
      ...shape,
      at: [to[0] + c * x + s * z, to[1] + y, to[2] - s * x + c * z],
      turn: (shape.turn ?? 0) + turn,
    }
  })
}

export interface Opening {
  from: number
  to: number
  bottom: number
  top: number
}

/** Wall along x (`z` has two numbers) or along z, with openings. */
export function wall(
  along: 'x' | 'z',
  [start, end]: [number, number],
  [near, far]: [number, number],
  height: number,
  material: Material,
  openings: readonly Opening[] = [],
): Shape[] {
  const part = (from: number, to: number, bottom: number, top: number): Shape[] =>
    to - from < 1e-6 || top - bottom < 1e-6
      ? []
      : along === 'x'
        ? [box([from, bottom, near], [to, top, far], material)]
        : [box([near, bottom, from], [far, top, to], material)]
  const sorted = openings.toSorted((a, b) => a.from - b.from)
  const ends = [start, ...sorted.map(({ to }) => to)]
  const starts = [...sorted.map(({ from }) => from), end]
  return [
    ...ends.flatMap((from, at) => part(from, starts[at] ?? end, 0, height)),
    ...sorted.flatMap(({ from, to, bottom, top }) => [
      ...part(from, to, 0, bottom),
      ...part(from, to, top, height),
    ]),
  ]
}
