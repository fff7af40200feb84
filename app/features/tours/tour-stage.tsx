import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { TourViewerData } from '~/enhance/tour/viewer-data'
import { buttonClasses } from '~/ui/button'
import { Icon } from '~/ui/icon'
import type { TourRoom } from '~/upstream/tours.server'
import { RoomPicture } from './room-picture'

const SIZES = '(min-width: 1200px) 1120px, 100vw'

interface TourStageProps {
  rooms: TourRoom[]
  title: string
  href: string
}

/** Renders a notice about illustrations that are not photographs. */
export function IllustrationNote({ rooms }: { rooms: TourRoom[] }) {
  const { t } = useTranslation('tours')
  return rooms.some(({ view }) => view.illustration) ? (
    <p className="dim sm">{t('illustration_notice')}</p>
  ) : null
}

/** Renders the tour in place with script; otherwise links to the plain pictures. */
export function TourStage({ rooms, title, href }: TourStageProps) {
  const { t } = useTranslation('tours')
  const [first] = rooms
  if (!first) return null
  return (
    <section
      className="tour"
      aria-label={t('title')}
      data-enhance="tour"
      data-tour={JSON.stringify(toViewerData(rooms, t))}
    >
      <a className="tour-start" href={href} data-tour-start>
        <RoomPicture view={first.view} sizes={SIZES} alt={`${title}. ${first.name}`} first />{' '}
        <span className={buttonClasses({ variant: 'main' })}>
          <Icon name="cube" />
          {t('open')}
        </span>
      </a>
      <p className="sm dim" role="status" data-tour-status />
    </section>
  )
}

/** Returns the data; the canvas needs an accessible name. */
function toViewerData(rooms: TourRoom[], t: TFunction<'tours'>): TourViewerData {
  const own = (name: string) => `{{${name}}}`
  return {
    rooms: rooms.map(({ name, yaw, panoramas, doors }) => ({
      name,
      yaw,
      panoramas,
      doors: doors.map((door) => ({ ...door, name: rooms[door.room]?.name ?? '' })),
    })),
    messages: {
      view: t('viewer_label'),
      rooms: t('rooms'),
      go_to: t('go_to', { room: own('room') }),
      currentRoom: t('current_room', { room: own('room'), number: own('number'), total: rooms.length }),
      loading: t('loading'),
      failed: t('failed'),
      room_failed: t('room_failed'),
      zoom_in: t('zoom_in'),
      zoom_out: t('zoom_out'),
      full_screen: t('full_screen'),
    },
  }
}
