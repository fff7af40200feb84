import { type LinksFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { parseStatementId, statementUrl, tourUrl } from '~/features/statements'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { throwNotFoundIfMissing } from '~/page/missing-data.server'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { statementById } from '~/upstream/statement-details.server'
import { statementTour, type TourRoom } from '~/upstream/tours.server'
import { RoomPicture } from './room-picture'
import { IllustrationNote, TourStage } from './tour-stage'
import tourStyles from './tours.css?url'
import { largestViewFile } from './view-sources'

/** Loads the tour. A statement without its own tour redirects to its page; hidden ones are 404. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  const { language } = visitor
  const id = parseStatementId(args.params.id)
  if (id === undefined) throw notFound('errors.statement_not_found')
  const [statement, rooms, i18n] = await Promise.all([
    visitor.call(statementById(id)).catch(throwNotFoundIfMissing('errors.statement_not_found')),
    visitor.call(statementTour(id)).catch(throwNotFoundIfMissing('errors.statement_not_found')),
    getI18n(language),
  ])
  const statementHref = statementUrl(statement, language)
  if (rooms.length === 0 || (statement.status !== 'active' && !statement.isOwn)) throw redirect(statementHref)
  const t = i18n.getFixedT(language, 'tours')
  const [first] = rooms
  return {
    title: statement.title,
    address: statementHref,
    rooms,
    meta: {
      title: t('heading', { title: statement.title }),
      description: t('description', { title: statement.title, count: rooms.length }),
      canonical: tourUrl(id, language),
      noIndex: statement.status !== 'active',
      share: { kind: 'website' as const, ...(first && { image: largestViewFile(first.view) }) },
    },
  }
}

type TourData = Awaited<ReturnType<typeof loader>>

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: tourStyles }]

export const meta = createMeta<typeof loader>((page) => page.meta)

export const action = pageAction()

export default function TourPage() {
  return <TourView data={useLoaderData<typeof loader>()} />
}

const SIZES = 'auto, (min-width: 1200px) 550px, (min-width: 768px) 46vw, 100vw'

const roomAnchor = (place: number) => `room-${place + 1}`

function TourRooms({ rooms }: { rooms: TourRoom[] }) {
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
                  <span className="dim">{t('adjacent_rooms')}</span>{' '}
                  {doors.map(({ room }) => (
                    <a key={room} href={`#${roomAnchor(room)}`}>
                      {`${rooms[room]?.name} `}
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

function TourView({ data: { title, address, rooms, meta } }: { data: TourData }) {
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
