import type { HeifTransform } from './heif-boxes'

/** Visible part of the coded pixels, and its mirror and rotation, applied in this order. */
export interface Placement {
  left: number
  top: number
  width: number
  height: number
  isMirrored: boolean
  /** Rotation in degrees clockwise. */
  angle: 0 | 90 | 180 | 270
}

/** Axes of the coded picture along the visible one: +1 or -1 for the direction. */
interface Frame {
  left: number
  top: number
  width: number
  height: number
  /** Visible x and y as combinations of coded x and y. */
  x: readonly [number, number]
  y: readonly [number, number]
}

/** Combines transforms in any order into one crop of the coded pixels, a mirror and a rotation. */
export function placeHeifPicture(
  size: { width: number; height: number },
  transforms: readonly HeifTransform[],
): Placement {
  let frame: Frame = { left: 0, top: 0, ...size, x: [1, 0], y: [0, 1] }
  for (const transform of transforms) {
    if (transform.kind === 'crop') frame = crop(frame, transform)
    else if (transform.kind === 'mirror')
      frame = transform.axis === 'rows' ? { ...frame, y: negate(frame.y) } : { ...frame, x: negate(frame.x) }
    else
      for (let turn = 0; turn < transform.turns; turn += 1)
        frame = { ...frame, x: frame.y, y: negate(frame.x) }
  }
  const { left, top, width, height, x, y } = frame
  return { left, top, width, height, ...findTurn(x, y) }
}

const negate = ([x, y]: readonly [number, number]) => [-x, -y] as const

/** Ignores an aperture outside the picture. */
function crop(frame: Frame, { width, height, offsetX, offsetY }: HeifTransform & { kind: 'crop' }): Frame {
  const isTurned = frame.x[0] === 0
  const [shownWidth, shownHeight] = isTurned ? [frame.height, frame.width] : [frame.width, frame.height]
  const across = cropAxis(shownWidth, width, offsetX)
  const down = cropAxis(shownHeight, height, offsetY)
  if (!across || !down) return frame
  const [codedAcross, codedDown] = isTurned ? [down, across] : [across, down]
  const directionX = frame.x[0] + frame.y[0]
  const directionY = frame.x[1] + frame.y[1]
  const startX = directionX > 0 ? codedAcross.start : frame.width - codedAcross.start - codedAcross.length
  const startY = directionY > 0 ? codedDown.start : frame.height - codedDown.start - codedDown.length
  return {
    ...frame,
    left: frame.left + startX,
    top: frame.top + startY,
    width: codedAcross.length,
    height: codedDown.length,
  }
}

/** Returns start and length in whole pixels. The offset is that of the centres. */
function cropAxis(size: number, wanted: number, offset: number) {
  const length = Math.min(size, Math.round(wanted))
  const start = Math.round((size - length) / 2 + offset)
  const isInside = length >= 1 && start >= -1 && start + length <= size + 1
  return isInside ? { start: Math.max(0, Math.min(start, size - length)), length } : undefined
}

function findTurn(x: Frame['x'], y: Frame['y']): Pick<Placement, 'isMirrored' | 'angle'> {
  const isMirrored = x[0] * y[1] - x[1] * y[0] < 0
  // The mirror is applied first, so it reverses the coded x axis.
  const [right, down] = isMirrored ? [-x[0], x[1]] : x
  if (right === 1) return { isMirrored, angle: 0 }
  if (right === -1) return { isMirrored, angle: 180 }
  return { isMirrored, angle: down === 1 ? 270 : 90 }
}
