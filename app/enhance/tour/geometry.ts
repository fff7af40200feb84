/** Where somebody looks, in radians: 0 is the middle of the round picture, to the right and up is more. */
export interface Way {
  yaw: number
  pitch: number
}

/** How much is seen: the angle of the longer side, in radians, and both sides in any unit. */
export interface Frame {
  angle: number
  width: number
  height: number
}

/** Straight up or down there is nothing to hold on to. */
const STEEPEST = (85 * Math.PI) / 180
export const ANGLES = { least: (35 * Math.PI) / 180, most: (110 * Math.PI) / 180 }

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The half sides of a frame one unit away. */
export function reachOf({ angle, width, height }: Frame): [x: number, y: number] {
  const longer = Math.tan(angle / 2)
  const size = Math.max(width, height)
  return [(longer * width) / size, (longer * height) / size]
}

/**
 * Where in a frame a point of the round picture is seen: from -1 to 1, to the right and up; undefined for what is behind.
 */
export function seenAt(point: Way, look: Way, frame: Frame): [x: number, y: number] | undefined {
  const turn = point.yaw - look.yaw
  const x = Math.sin(turn) * Math.cos(point.pitch)
  const level = Math.cos(turn) * Math.cos(point.pitch)
  const up = Math.sin(point.pitch)
  const ahead = level * Math.cos(look.pitch) + up * Math.sin(look.pitch)
  if (ahead < 0.05) return undefined
  const y = up * Math.cos(look.pitch) - level * Math.sin(look.pitch)
  const [reachX, reachY] = reachOf(frame)
  return [x / ahead / reachX, y / ahead / reachY]
}

/** Which point of the round picture is seen at a place of a frame: the other way around. */
export function wayAt([x, y]: readonly [number, number], look: Way, frame: Frame): Way {
  const [reachX, reachY] = reachOf(frame)
  const side = x * reachX
  const ahead = Math.cos(look.pitch) - y * reachY * Math.sin(look.pitch)
  const up = y * reachY * Math.cos(look.pitch) + Math.sin(look.pitch)
  return {
    yaw: around(look.yaw + Math.atan2(side, ahead)),
    pitch: Math.atan2(up, Math.hypot(side, ahead)),
  }
}

/** The same direction, between half a turn to the left and half a turn to the right. */
export function around(yaw: number): number {
  return yaw - 2 * Math.PI * Math.round(yaw / (2 * Math.PI))
}

/** Turned by so much: all around, but no further up or down than one can look. */
export function turned({ yaw, pitch }: Way, byYaw: number, byPitch: number): Way {
  return { yaw: around(yaw + byYaw), pitch: Math.max(-STEEPEST, Math.min(STEEPEST, pitch + byPitch)) }
}

/** So many times as much is seen. */
export function zoomed(angle: number, times: number): number {
  return Math.max(ANGLES.least, Math.min(ANGLES.most, angle * times))
}

/** On the way from one direction to another by the shorter side; `share` goes from 0 to 1. */
export function between(from: Way, to: Way, share: number): Way {
  return turned(from, share * around(to.yaw - from.yaw), share * (to.pitch - from.pitch))
}
