import type { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/tours'
import type { Call } from './upstream-client.server'

export type RoomView = z.output<typeof wire.RoomView>
export type TourRoom = z.output<typeof wire.TourRoom>

/** Doors to missing rooms are dropped. */
const Tour = wire.Tour.transform(({ rooms }) =>
  rooms.map((room) => ({ ...room, doors: room.doors.filter((door) => door.room < rooms.length) })),
)

/** The rooms of a statement's tour in order; empty when it has none. */
export function statementTour(statementId: number): Call<TourRoom[]> {
  return {
    api: 'main',
    path: `microservice/statements/${statementId}/tour`,
    mayBeMissing: true,
    answer: success(Tour),
  }
}
