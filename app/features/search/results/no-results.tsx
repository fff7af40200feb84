import { useTranslation } from 'react-i18next'
import { searchUrl } from '~/features/search-filters'
import { formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { Chip, ChipRow } from '~/ui/chip'
import { EmptyState } from '~/ui/empty-state'
import type { SearchData } from '../loader.server'

export function NearbyPlaces({ nearby }: Pick<SearchData, 'nearby'>) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  if (nearby.length === 0) return null
  return (
    <nav className="mini-list" aria-labelledby="nearby">
      <h2 id="nearby">{t('nearby')}</h2>
      <ChipRow>
        {nearby.map(({ id, name, count, href }) => (
          <Chip key={id} href={href}>
            {name}
            {count === undefined ? null : <small>{` ${formatNumber(count, language)}`}</small>}
          </Chip>
        ))}
      </ChipRow>
    </nav>
  )
}

/** Renders an empty result or a page past the last one. */
export function NoResults({
  data: { filters, lastPage, total, relaxedSearches, saveHref },
}: {
  data: SearchData
}) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  if (total !== undefined && total > 0 && lastPage !== undefined)
    return (
      <EmptyState
        title={t('past_end_title')}
        action={
          <ButtonLink href={searchUrl({ ...filters, page: lastPage }, language)}>{t('last_page')}</ButtonLink>
        }
      >
        {t('past_end_text')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('none_title')}
      action={
        <>
          {relaxedSearches.length > 0 ? (
            <ul className="relaxed">
              {relaxedSearches.map(({ label, total: found, href }) => (
                <li key={label}>
                  <a href={href}>{label}</a>{' '}
                  {t('found', { count: found, shown: formatNumber(found, language) })}
                </li>
              ))}
            </ul>
          ) : null}
          {saveHref ? (
            <ButtonLink icon="bell" href={saveHref} rel="nofollow">
              {t('save_empty_search')}
            </ButtonLink>
          ) : null}
          <ButtonLink href={toLocalizedPath('/s', language)}>{t('clear_all')}</ButtonLink>
          <ButtonLink href={toLocalizedPath('/gvitxari-ras-edzeb', language)}>
            {t('leave_search_request')}
          </ButtonLink>
        </>
      }
    >
      {relaxedSearches.length > 0 ? t('relaxed') : t('none_text')}
    </EmptyState>
  )
}
