import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { EmptyState } from '~/ui/empty-state'
import { Output } from '~/ui/output'
import { PageHead } from '~/ui/page-head'
import { Pagination } from '~/ui/pagination'
import { Tabs } from '~/ui/tabs'
import { WATCH_PRICES_PATH } from '~contract/watched-prices'
import { FavoriteList } from './list'
import type { FavoritesData } from './loader.server'
import { type FavoritesQuery, favoritesUrl } from './urls'

interface FavoritesViewProps {
  data: FavoritesData
  /** Note above the list. */
  note?: ReactNode
}

export function FavoritesView({ data, note }: FavoritesViewProps) {
  const { t } = useTranslation(['favorites', 'offline', 'watched-prices'])
  const { language } = usePage()
  const { cards, withdrawn, total, lastPage, query, title } = data
  const { path, hidden } = query
  const href = (to: Partial<FavoritesQuery>) =>
    toLocalizedPath(favoritesUrl({ path, hidden, page: 1, ...to }), language)
  return (
    <div className="wrap">
      <PageHead title={title} />
      <Tabs
        label={t('tabs')}
        tabs={[
          { label: t('favorites_tab'), href: href({ hidden: false }), current: !hidden },
          { label: t('hidden_tab'), href: href({ hidden: true }), current: hidden },
        ]}
      />
      {note}
      {/* Favourites can be read offline. */}
      <p hidden className="dim sm" data-enhance="offline-unsupported">
        {t('offline:unsupported')}
      </p>
      <DealFilter data={data} href={(deal) => href({ deal })} />
      {cards.length === 0 && (withdrawn.length === 0 || query.deal !== undefined) ? (
        <EmptyState
          title={t(hidden ? 'hidden_empty_title' : 'empty_title')}
          action={<ButtonLink href={toLocalizedPath('/s', language)}>{t('search')}</ButtonLink>}
        >
          {t(hidden ? 'hidden_empty_text' : 'empty_text')}
        </EmptyState>
      ) : (
        <>
          {total > 0 ? (
            <div className="results-head">
              <p className="mute">
                <Output name="count" value={total}>
                  {t('found', { count: total })}
                </Output>
              </p>
              {hidden ? null : (
                <ButtonLink size="small" icon="bell" href={toLocalizedPath(WATCH_PRICES_PATH, language)}>
                  {t('watched-prices:title')}
                </ButtonLink>
              )}
            </div>
          ) : null}
          <FavoriteList data={data} />
        </>
      )}
      <div className="after">
        <Pagination page={query.page} pages={lastPage} href={(page) => href({ ...query, page })} />
      </div>
    </div>
  )
}

interface DealFilterProps {
  data: FavoritesData
  href: (deal: number | undefined) => string
}

/** Renders the filter, unless the list has only one kind of deal and no filter is set. */
function DealFilter({ data: { deals, query }, href }: DealFilterProps) {
  const { t } = useTranslation('favorites')
  if (deals.length < 2 && query.deal === undefined) return null
  return (
    <nav className="chips" aria-label={t('deal_filter')}>
      <Chip href={href(undefined)} current={query.deal === undefined}>
        {t('any_deal')}
      </Chip>
      {deals.map(({ id, name, count }) => (
        <Chip key={id} href={href(id)} current={query.deal === id}>
          {name} {count === undefined ? null : <small>{count}</small>}
        </Chip>
      ))}
    </nav>
  )
}
