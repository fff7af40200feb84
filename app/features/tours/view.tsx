import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import type { TourData } from './loader.server'
import { TourRooms } from './tour-rooms'
import { IllustrationNote, TourStage } from './tour-stage'

export function TourView({ data: { title, address, rooms, meta } }: { data: TourData }) {
  const { t } = useTranslation('tours')
  const { t: ui } = useTranslation('ui')
  const { lightMode } = usePage()
  return (
    <article className="wrap tour-page">
      <Breadcrumbs label={ui('breadcrumb')} crumbs={[{ label: t('back'), href: address, back: true }]} />
      <h1>{meta.title}</h1>
      <IllustrationNote rooms={rooms} />
      {lightMode ? null : <TourStage rooms={rooms} title={title} href="#rooms" />}
      <section id="rooms" className="section">
        <h2>{t('rooms')}</h2>
        <TourRooms rooms={rooms} />
      </section>
    </article>
  )
}
