import { ROOMS, type RoomName } from './flat/walls-and-openings'
import { CAMERA_POSITIONS, DOORS, INITIAL_YAWS } from './flat/world'

interface Room {
  kind: RoomName
  yaw: number
  doors: { to: RoomName; yaw: number; pitch: number }[]
}

/** Returns angles in degrees; north is in the centre of each picture. */
export function createTourPlan(): Room[] {
  return (Object.keys(ROOMS) as RoomName[]).map((kind) => ({
    kind,
    yaw: INITIAL_YAWS[kind],
    doors: DOORS.flatMap(({ between, at }) => {
      const to = between[0] === kind ? between[1] : between[1] === kind ? between[0] : undefined
      if (!to) return []
      const eye = CAMERA_POSITIONS[kind]
      const [x, y, z] = [at[0] - eye[0], at[1] - eye[1], at[2] - eye[2]]
      return [{ to, yaw: toDegrees(Math.atan2(x, z)), pitch: toDegrees(Math.atan2(y, Math.hypot(x, z))) }]
    }),
  }))
}

function toDegrees(radians: number): number {
  return Math.round((1800 * radians) / Math.PI) / 10
}
