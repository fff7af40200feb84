import { useTranslation } from 'react-i18next'
import type { TourRoom } from '~/upstream/tours.server'
import { RoomPicture } from './room-picture'
import { largestViewFile } from './view-sources'

const SIZES = 'auto, (min-width: 1200px) 550px, (min-width: 768px) 46vw, 100vw'

const roomAnchor = (place: number) => `room-${place + 1}`

export function TourRooms({ rooms }: { rooms: TourRoom[] }) {
  const { t } = useTranslation('tours')
  return (
    <ol className="tour-rooms">
      {rooms.map(({ name, view, doors }, place) => (
        <li key={roomAnchor(place)} id={roomAnchor(place)}>
          <figure>
            <a href={largestViewFile(view)} aria-label={t('open_picture', { room: name })}>
              <RoomPicture view={view} sizes={SIZES} alt={name} />
            </a>
            <figcaption>
              <h3>{name}</h3>
              {doors.length > 0 ? (
                <p className="row sm">
                  <span className="dim">{t('adjacent_rooms')}</span>
                  {doors.map(({ room }) => (
                    <a key={room} href={`#${roomAnchor(room)}`}>
                      {rooms[room]?.name}
                    </a>
                  ))}
                </p>
              ) : null}
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  )
}
