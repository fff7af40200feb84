import type { z } from 'zod'
import { statementEndpoints } from '~contract/endpoints/statements'
import type * as wire from '~contract/schemas/statement-details'
import { defineCall } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

export type RoomView = z.output<typeof wire.RoomView>

export type TourRoom = z.output<typeof wire.TourRoom>

const callTour = defineCall(statementEndpoints.tour, ({ rooms }) =>
  rooms.map((room) => ({ ...room, doors: room.doors.filter((door) => door.room < rooms.length) })),
)

/** Requests the rooms of a statement's tour in order, without doors to missing rooms; empty if none. */
export function statementTour(statementId: number): Call<TourRoom[]> {
  return callTour({ params: { id: statementId } })
}
