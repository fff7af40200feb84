import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { type FavoriteRow, HiddenRows, UnavailableRows } from '~/features/favorites'
import { StatementCard, statementUrl } from '~/features/statements'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { ButtonLink } from '~/ui/button'
import { CardList } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { Output } from '~/ui/output'
import { Pagination } from '~/ui/pagination'
import { Tabs } from '~/ui/tabs'
import type { StatementCard as CardFacts } from '~/upstream/statements.server'
import { loadFavorites } from './loader.server'
import { type FavoritesQuery, favoritesUrl } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadFavorites(args)

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: favoritesUrl(page),
  noIndex: true,
}))

export const action = pageAction()

export default function FavoritesPage() {
  const { t } = useTranslation('favorites')
  const { language } = usePage()
  const { cards, withdrawn, total, lastPage, page, hidden, title } = useLoaderData<typeof loader>()
  const href = (to: Partial<FavoritesQuery>) =>
    toLocalizedPath(favoritesUrl({ hidden, page: 1, ...to }), language)
  const nothing = cards.length === 0 && withdrawn.length === 0
  return (
    <div className="wrap results">
      <h1>{title}</h1>
      <Tabs
        label={t('tabs')}
        tabs={[
          { label: t('favorites_tab'), href: href({ hidden: false }), current: !hidden },
          { label: t('hidden_tab'), href: href({ hidden: true }), current: hidden },
        ]}
      />
      {nothing ? (
        <EmptyState
          title={t(hidden ? 'hidden_empty_title' : 'empty_title')}
          action={<ButtonLink href={toLocalizedPath('/s', language)}>{t('search')}</ButtonLink>}
        >
          {t(hidden ? 'hidden_empty_text' : 'empty_text')}
        </EmptyState>
      ) : (
        <>
          <div className="results-head">
            <p className="mute">
              <Output name="count" value={total}>
                {t('found', { count: total })}
              </Output>
            </p>
          </div>
          {hidden ? (
            <HiddenRows rows={cards.map((card) => toFavoriteRow(card, language))} />
          ) : (
            <FavoriteList cards={cards} withdrawn={page === 1 ? withdrawn : []} />
          )}
        </>
      )}
      <div className="after">
        <Pagination page={page} pages={lastPage} href={(number) => href({ page: number })} />
      </div>
    </div>
  )
}

interface FavoriteListProps {
  cards: CardFacts[]
  withdrawn: { id: number; title: string }[]
}

function FavoriteList({ cards, withdrawn }: FavoriteListProps) {
  const { t } = useTranslation('favorites')
  const { language } = usePage()
  const offered = cards.filter((card) => card.isActive)
  const expired = cards.filter((card) => !card.isActive)
  return (
    <>
      {offered.length > 0 ? (
        <CardList four>
          {offered.map((card) => (
            <StatementCard key={card.id} statement={card} isFavorite />
          ))}
        </CardList>
      ) : null}
      <UnavailableRows
        rows={[
          ...expired.map((card) => ({ ...toFavoriteRow(card, language), note: t('expired') })),
          ...withdrawn.map((row) => ({ ...row, note: t('withdrawn') })),
        ]}
      />
    </>
  )
}

function toFavoriteRow(card: CardFacts, language: Language): FavoriteRow {
  return { id: card.id, title: card.title, href: statementUrl(card, language) }
}
