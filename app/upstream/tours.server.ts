import { z } from 'zod'
import type { Call } from './door.server'
import { success } from './envelope'

/** Addresses of our own files, or of the upstream's. */
const file = z.string().regex(/^(\/(?!\/)|https?:\/\/)/)

/** A picture four wide and three high. */
const View = z.object({
  files: z
    .array(
      z.object({ src: file, width: z.number().int().positive(), format: z.enum(['avif', 'webp', 'jpg']) }),
    )
    .min(1),
  /** Made, not photographed. */
  illustration: z.boolean().default(false),
})

export type RoomView = z.output<typeof View>

const Room = z.object({
  name: z.string(),
  /** Degrees: 0 is the middle of the round picture, more is to the right. */
  yaw: z.number(),
  /** The same round picture in several widths. */
  panoramas: z.array(z.object({ src: file, width: z.number().int().positive() })).min(1),
  /** What a camera sees that looks at `yaw`. */
  view: View,
  /** Ways into other rooms, by their place in the list. */
  doors: z.array(z.object({ room: z.number().int().min(0), yaw: z.number(), pitch: z.number() })),
})

/** A room that can be looked around in. */
export type TourRoom = z.output<typeof Room>

const Tour = z.object({ rooms: z.array(Room) }).transform(({ rooms }) =>
  // A door into a room that is not there leads nowhere.
  rooms.map((room) => ({ ...room, doors: room.doors.filter((door) => door.room < rooms.length) })),
)

/** The rooms of a statement's own tour, in the order of a walk; none when it has none. */
export function tourOf(statementId: number): Call<TourRoom[]> {
  return { api: 'main', path: `microservice/statements/${statementId}/tour`, answer: success(Tour) }
}
