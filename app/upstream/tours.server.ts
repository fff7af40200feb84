import type { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/tours'
import type { Call } from './upstream-client.server'

export type RoomView = z.output<typeof wire.RoomView>
export type TourRoom = z.output<typeof wire.TourRoom>

/** Rooms of a tour, without doors to missing rooms. */
const Tour = wire.Tour.transform(({ rooms }) =>
  rooms.map((room) => ({ ...room, doors: room.doors.filter((door) => door.room < rooms.length) })),
)

/** Requests the rooms of a statement's tour in order; empty if it has none. */
export function statementTour(statementId: number): Call<TourRoom[]> {
  return {
    api: 'main',
    path: `microservice/statements/${statementId}/tour`,
    mayBeMissing: true,
    answer: success(Tour),
  }
}
