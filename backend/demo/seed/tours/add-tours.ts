import { basename } from 'node:path'
import { insertRows } from '~backend/platform/db/insert-rows'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { packImages, unpackImages } from '~backend/statements/packed-images'
import { parseRendition, toPicturePath } from '../../pictures/file-names'
import { isOutdoorKind } from '../../pictures/kinds'
import { TOUR_ROOMS } from '../../pictures/tour-rooms'
import { PEOPLE } from '../people/people'
import sololaki from './sololaki.json'

/** Number of tours. All show the one flat that was modelled for tours. */
const TOUR_COUNT = 24
const PICTURES_PATH = '/tours/sololaki'

export async function addTours(db: Db): Promise<void> {
  const { rows } = await db.query<Row<'statements', 'id' | 'images'>>(
    `update statements set tour_url = '/statements/' || id || '/tour'
     where not exists (select from tour_rooms) and id in (
       select s.id from statements s join users person on person.id = s.user_id
       where s.real_estate_type_id = 1 and s.room_type_id = 2 and s.bedroom_type_id = 1 and s.area between 48 and 95
         and s.city_id = 1 and coalesce(s.condition_id, 0) not in (5, 6) and coalesce(s.status_id, 0) <> 3
         and s.is_public and s.tour_url is null and person.email = any($1)
         and s.images <> ''
       order by s.id limit $2)
     returning id, images`,
    [PEOPLE.map(({ email }) => email), TOUR_COUNT],
  )
  const places = new Map(sololaki.map(({ kind }, place) => [kind, place]))
  const rooms = sololaki.map(({ kind, yaw }, position) => ({
    position,
    kind,
    yaw,
    path: `${PICTURES_PATH}/${kind}`,
  }))
  const doors = sololaki.flatMap((room, position) =>
    room.doors.map(({ to, yaw, pitch }) => ({ position, leads_to: places.get(to), yaw, pitch })),
  )
  const ofEach = <Row extends object>(parts: Row[]) =>
    rows.flatMap(({ id }) => parts.map((part) => ({ statement_id: id, ...part })))
  for (const { id, images } of rows)
    await db.query('update statements set images = $2 where id = $1', [id, withTourRooms(images)])
  await insertRows(db, 'tour_rooms', ofEach(rooms))
  await insertRows(db, 'tour_doors', ofEach(doors))
}

const PICTURE_SIZE = { width: 1200, height: 900 }

/** Replaces the rooms of a gallery by those of the tour; the building and the plan stay. */
function withTourRooms(images: string): string {
  const others = unpackImages(images).filter(({ path }) => {
    const illustration = parseRendition(`${basename(path)}.webp`)
    return illustration && (isOutdoorKind(illustration.kind) || illustration.kind === 'plan')
  })
  const rooms = TOUR_ROOMS.map((room) => ({ path: toPicturePath(room), ...PICTURE_SIZE }))
  return packImages([...rooms, ...others].map((image, at) => ({ ...image, is_main: at === 0 })))
}
