import type { Db } from '~backend/platform/db/pool'
import type { TourRoomRow } from './rooms'

export async function listTourRooms(db: Db, statementId: number): Promise<TourRoomRow[]> {
  const { rows } = await db.query<TourRoomRow>(
    `select room.position, room.kind, room.path, room.yaw,
       coalesce((select json_agg(json_build_object('leads_to', door.leads_to, 'yaw', door.yaw, 'pitch', door.pitch)
                                 order by door.leads_to)
                 from tour_doors door
                 where door.statement_id = room.statement_id and door.position = room.position), '[]') as doors
     from tour_rooms room where room.statement_id = $1 order by room.position`,
    [statementId],
  )
  return rows
}
