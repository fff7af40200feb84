import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { mergeFavorites } from '../../features/favorites/change.server'
import { StatementCard } from '../../features/statements/statement-card'
import { requireUser } from '../../http/guard.server'
import type { RouteHandle } from '../../http/hydration'
import { usePage } from '../../http/page'
import { pageMeta, rootOf } from '../../http/page-meta'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { localizedPath } from '../../i18n/languages'
import { ButtonLink } from '../../ui/button'
import { CardList } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { Output } from '../../ui/output'
import { Pagination } from '../../ui/pagination'
import { favorites } from '../../upstream/favorites.server'

const PAGE_SIZE = 20
const PATH = '/account/favorites'

export const handle: RouteHandle = { i18n: ['favorites', 'statement'] }

/** The statements that the signed-in person keeps. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  await requireUser(visitor, request)
  // Somebody who has just signed in expects to find here what they kept before.
  await mergeFavorites(visitor, request, context)
  const asked = new URL(request.url).searchParams.get('page') ?? ''
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1
  const [kept, i18n] = await Promise.all([
    visitor.call(favorites(page, PAGE_SIZE)),
    i18nFor(visitor.language),
  ])
  return data({ ...kept, page, title: i18n.getFixedT(visitor.language, 'favorites')('title') })
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) =>
  page ? pageMeta({ title: page.title, canonical: PATH, hidden: true }, rootOf(matches)) : []

export default function Favorites() {
  const { t } = useTranslation('favorites')
  const { t: ui } = useTranslation('ui')
  const { language } = usePage()
  const { cards, total, lastPage, page, title } = useLoaderData<typeof loader>()
  return (
    <div className="wrap res">
      <h1>{title}</h1>
      {cards.length > 0 ? (
        <>
          <div className="res-head">
            <p className="mute">
              <Output name="count" value={total}>
                {t('found', { count: total })}
              </Output>
            </p>
          </div>
          <CardList four>
            {cards.map((card) => (
              <StatementCard key={card.id} statement={card} />
            ))}
          </CardList>
          <div className="after">
            <Pagination
              page={page}
              pages={lastPage}
              href={(number) => localizedPath(number === 1 ? PATH : `${PATH}?page=${number}`, language)}
              words={{
                nav: ui('pages.label'),
                previous: ui('pages.previous'),
                next: ui('pages.next'),
                page: (number) => ui('pages.page', { page: number }),
              }}
            />
          </div>
        </>
      ) : (
        <EmptyState
          title={t('empty_title')}
          action={<ButtonLink href={localizedPath('/s', language)}>{t('search')}</ButtonLink>}
        >
          {t('empty_text')}
        </EmptyState>
      )}
    </div>
  )
}
