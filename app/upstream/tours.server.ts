import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import type { Call } from './upstream-client.server'

const fileUrl = z.string().regex(/^(\/(?!\/)|https?:\/\/)/)

const RoomViewSchema = z.object({
  files: z
    .array(
      z.object({ src: fileUrl, width: z.number().int().positive(), format: z.enum(['avif', 'webp', 'jpg']) }),
    )
    .min(1),
  illustration: z.boolean().default(false),
})

export type RoomView = z.output<typeof RoomViewSchema>

const TourRoomSchema = z.object({
  name: z.string(),
  /** Degrees; 0 is the panorama's centre, right is positive. */
  yaw: z.number(),
  /** The same panorama in several widths. */
  panoramas: z.array(z.object({ src: fileUrl, width: z.number().int().positive() })).min(1),
  view: RoomViewSchema,
  /** Doors to other rooms, by index. */
  doors: z.array(z.object({ room: z.number().int().min(0), yaw: z.number(), pitch: z.number() })),
})

export type TourRoom = z.output<typeof TourRoomSchema>

const Tour = z.object({ rooms: z.array(TourRoomSchema) }).transform(({ rooms }) =>
  // Doors to missing rooms are dropped.
  rooms.map((room) => ({ ...room, doors: room.doors.filter((door) => door.room < rooms.length) })),
)

/** The rooms of a statement's tour in order; empty when it has none. */
export function statementTour(statementId: number): Call<TourRoom[]> {
  return { api: 'main', path: `microservice/statements/${statementId}/tour`, answer: success(Tour) }
}
