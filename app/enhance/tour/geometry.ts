/** Where somebody looks, in radians: 0 is the middle of the round picture, to the right and up is more. */
export interface Direction {
  yaw: number
  pitch: number
}

/** How much is seen: the angle of the longer side, in radians, and both sides in any unit. */
export interface Viewport {
  angle: number
  width: number
  height: number
}

/** Straight up or down there is nothing to hold on to. */
const MAX_PITCH = (85 * Math.PI) / 180
export const FIELD_OF_VIEW = { least: (35 * Math.PI) / 180, most: (110 * Math.PI) / 180 }

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** The half sides of a frame one unit away. */
export function getHalfExtents({ angle, width, height }: Viewport): [x: number, y: number] {
  const longer = Math.tan(angle / 2)
  const size = Math.max(width, height)
  return [(longer * width) / size, (longer * height) / size]
}

/**
 * Where in a frame a point of the round picture is seen: from -1 to 1, to the right and up; undefined for what is behind.
 */
export function projectToViewport(
  point: Direction,
  look: Direction,
  frame: Viewport,
): [x: number, y: number] | undefined {
  const turn = point.yaw - look.yaw
  const x = Math.sin(turn) * Math.cos(point.pitch)
  const level = Math.cos(turn) * Math.cos(point.pitch)
  const up = Math.sin(point.pitch)
  const ahead = level * Math.cos(look.pitch) + up * Math.sin(look.pitch)
  if (ahead < 0.05) return undefined
  const y = up * Math.cos(look.pitch) - level * Math.sin(look.pitch)
  const [reachX, reachY] = getHalfExtents(frame)
  return [x / ahead / reachX, y / ahead / reachY]
}

/** Which point of the round picture is seen at a place of a frame: the other way around. */
export function unprojectFromViewport(
  [x, y]: readonly [number, number],
  look: Direction,
  frame: Viewport,
): Direction {
  const [reachX, reachY] = getHalfExtents(frame)
  const side = x * reachX
  const ahead = Math.cos(look.pitch) - y * reachY * Math.sin(look.pitch)
  const up = y * reachY * Math.cos(look.pitch) + Math.sin(look.pitch)
  return {
    yaw: normalizeYaw(look.yaw + Math.atan2(side, ahead)),
    pitch: Math.atan2(up, Math.hypot(side, ahead)),
  }
}

/** The same direction, between half a turn to the left and half a turn to the right. */
export function normalizeYaw(yaw: number): number {
  return yaw - 2 * Math.PI * Math.round(yaw / (2 * Math.PI))
}

/** Turned by so much: all around, but no further up or down than one can look. */
export function rotateDirection({ yaw, pitch }: Direction, byYaw: number, byPitch: number): Direction {
  return { yaw: normalizeYaw(yaw + byYaw), pitch: Math.max(-MAX_PITCH, Math.min(MAX_PITCH, pitch + byPitch)) }
}

/** So many times as much is seen. */
export function clampFieldOfView(angle: number, times: number): number {
  return Math.max(FIELD_OF_VIEW.least, Math.min(FIELD_OF_VIEW.most, angle * times))
}

/** On the way from one direction to another by the shorter side; `share` goes from 0 to 1. */
export function interpolateDirection(from: Direction, to: Direction, share: number): Direction {
  return rotateDirection(from, share * normalizeYaw(to.yaw - from.yaw), share * (to.pitch - from.pitch))
}
