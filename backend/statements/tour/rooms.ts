import { TOUR_ROOMS } from '~backend/dictionaries/tour-rooms'
import type { Row } from '~backend/platform/db/row'
import type { Locale } from '~backend/platform/localized-text'
import type { PictureFormat } from '~contract/pictures'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { TourRoom } from '~contract/schemas/statement-details'

/** Room, in the order of the tour. */
export type TourRoomRow = Row<'tour_rooms', 'position' | 'kind' | 'path' | 'yaw'> & {
  doors: { leads_to: number; yaw: number; pitch: number }[]
}

/** Path of pictures that are rendered, not photographed. */
const ILLUSTRATION_PREFIX = '/tours/'

const VIEW_WIDTHS = [480, 960]

const VIEW_FORMATS: readonly PictureFormat[] = ['avif', 'webp']

/** Converts rooms; a door's `room` is the index of its room. */
export function toTourRooms(rows: readonly TourRoomRow[], locale: Locale): AnswerOf<typeof TourRoom>[] {
  const indexByPosition = new Map(rows.map(({ position }, place) => [position, place]))
  return rows.map(({ kind, path, yaw, doors }, place) => ({
    kind,
    name: formatRoomName(rows, place, locale),
    yaw,
    panoramas: [
      { src: `${path}-4096.avif`, width: 4096 },
      { src: `${path}-2048.webp`, width: 2048 },
    ],
    view: {
      files: VIEW_FORMATS.flatMap((format) =>
        VIEW_WIDTHS.map((width) => ({ src: `${path}-view-${width}.${format}`, width, format })),
      ),
      illustration: path.startsWith(ILLUSTRATION_PREFIX),
    },
    doors: doors.flatMap(({ leads_to, ...way }) => {
      const room = indexByPosition.get(leads_to)
      return room === undefined ? [] : [{ room, ...way }]
    }),
  }))
}

/** Numbers the second and later rooms of one kind. */
function formatRoomName(rows: readonly TourRoomRow[], place: number, locale: Locale): string {
  const kind = (rows[place] as TourRoomRow).kind
  const before = rows.slice(0, place).filter((room) => room.kind === kind).length
  const name = TOUR_ROOMS[kind][locale]
  return before === 0 ? name : `${name} ${before + 1}`
}
