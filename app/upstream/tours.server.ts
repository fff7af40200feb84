import { z } from 'zod'
import { success } from './envelope'
import type { Call } from './upstream-client.server'

/** Addresses of our own files, or of the upstream's. */
const fileUrl = z.string().regex(/^(\/(?!\/)|https?:\/\/)/)

/** A picture four wide and three high. */
const RoomViewSchema = z.object({
  files: z
    .array(
      z.object({ src: fileUrl, width: z.number().int().positive(), format: z.enum(['avif', 'webp', 'jpg']) }),
    )
    .min(1),
  /** Made, not photographed. */
  illustration: z.boolean().default(false),
})

export type RoomView = z.output<typeof RoomViewSchema>

const TourRoomSchema = z.object({
  name: z.string(),
  /** Degrees: 0 is the middle of the round picture, more is to the right. */
  yaw: z.number(),
  /** The same round picture in several widths. */
  panoramas: z.array(z.object({ src: fileUrl, width: z.number().int().positive() })).min(1),
  /** What a camera sees that looks at `yaw`. */
  view: RoomViewSchema,
  /** Ways into other rooms, by their place in the list. */
  doors: z.array(z.object({ room: z.number().int().min(0), yaw: z.number(), pitch: z.number() })),
})

/** A room that can be looked around in. */
export type TourRoom = z.output<typeof TourRoomSchema>

const Tour = z.object({ rooms: z.array(TourRoomSchema) }).transform(({ rooms }) =>
  // A door into a room that is not there leads nowhere.
  rooms.map((room) => ({ ...room, doors: room.doors.filter((door) => door.room < rooms.length) })),
)

/** The rooms of a statement's own tour, in the order of a walk; none when it has none. */
export function statementTour(statementId: number): Call<TourRoom[]> {
  return { api: 'main', path: `microservice/statements/${statementId}/tour`, answer: success(Tour) }
}
