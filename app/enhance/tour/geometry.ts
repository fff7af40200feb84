/** View direction in radians: 0 is the centre of the panorama; right and up are positive. */
export interface Direction {
  yaw: number
  pitch: number
}

/**
 * Viewport; `angle` is the field of view along the longer side, in radians, and width and height share any
 * unit.
 */
export interface Viewport {
  angle: number
  width: number
  height: number
}

/** Maximum pitch in radians: straight up or down the yaw is undefined. */
const MAX_PITCH = (85 * Math.PI) / 180
export const FIELD_OF_VIEW = { min: (35 * Math.PI) / 180, max: (110 * Math.PI) / 180 }

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns half the extents of the viewport at distance 1. */
export function getHalfExtents({ angle, width, height }: Viewport): [x: number, y: number] {
  const longer = Math.tan(angle / 2)
  const size = Math.max(width, height)
  return [(longer * width) / size, (longer * height) / size]
}

/**
 * Projects a panorama point into the viewport: -1 to 1, right and up positive; undefined when it is behind
 * the viewer.
 */
export function projectToViewport(
  point: Direction,
  look: Direction,
  frame: Viewport,
): [x: number, y: number] | undefined {
  const yawOffset = point.yaw - look.yaw
  const x = Math.sin(yawOffset) * Math.cos(point.pitch)
  const level = Math.cos(yawOffset) * Math.cos(point.pitch)
  const up = Math.sin(point.pitch)
  const ahead = level * Math.cos(look.pitch) + up * Math.sin(look.pitch)
  if (ahead < 0.05) return undefined
  const y = up * Math.cos(look.pitch) - level * Math.sin(look.pitch)
  const [halfWidth, halfHeight] = getHalfExtents(frame)
  return [x / ahead / halfWidth, y / ahead / halfHeight]
}

/** Wraps the yaw into -π to π. */
export function normalizeYaw(yaw: number): number {
  return yaw - 2 * Math.PI * Math.round(yaw / (2 * Math.PI))
}

/** Rotates all the way round, with the pitch limited. */
export function rotateDirection({ yaw, pitch }: Direction, byYaw: number, byPitch: number): Direction {
  return { yaw: normalizeYaw(yaw + byYaw), pitch: Math.max(-MAX_PITCH, Math.min(MAX_PITCH, pitch + byPitch)) }
}

export function clampFieldOfView(angle: number, times: number): number {
  return Math.max(FIELD_OF_VIEW.min, Math.min(FIELD_OF_VIEW.max, angle * times))
}

/** Interpolates along the shorter arc; `share` goes from 0 to 1. */
export function interpolateDirection(from: Direction, to: Direction, share: number): Direction {
  return rotateDirection(from, share * normalizeYaw(to.yaw - from.yaw), share * (to.pitch - from.pitch))
}
