import { z } from 'zod'
import { PICTURE_FORMATS } from '../pictures'
import { linkUrl } from './primitives'

const width = z.number().int().positive()

export const RoomView = z.object({
  files: z.array(z.object({ src: linkUrl, width, format: z.enum(PICTURE_FORMATS) })).min(1),
  illustration: z.boolean().default(false),
})

export const TourRoom = z.object({
  name: z.string(),
  /** Degrees; 0 is the panorama's centre, right is positive. */
  yaw: z.number(),
  panoramas: z.array(z.object({ src: linkUrl, width })).min(1),
  view: RoomView,
  /** Doors to other rooms, by index of the room. */
  doors: z.array(z.object({ room: z.number().int().min(0), yaw: z.number(), pitch: z.number() })),
})

export const Tour = z.object({ rooms: z.array(TourRoom) })
