import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { formatNumber } from '../../i18n/format'
import { localizedPath } from '../../i18n/languages'
import { ButtonLink } from '../../ui/button'
import { Chip, Chips } from '../../ui/chip'
import { EmptyState } from '../../ui/empty-state'
import { searchAddress } from '../criteria'
import type { SearchData } from './load.server'

/** The same search in the places around, for whoever found too little here. */
export function NearbyPlaces({ nearby }: Pick<SearchData, 'nearby'>) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  if (nearby.length === 0) return null
  return (
    <nav className="row-of" aria-labelledby="nearby">
      <h2 id="nearby">{t('nearby')}</h2>
      <Chips>
        {nearby.map(({ id, name, count, href }) => (
          <Chip key={id} href={href}>
            {name}
            {count === undefined ? null : <small>{formatNumber(count, language)}</small>}
          </Chip>
        ))}
      </Chips>
    </nav>
  )
}

/** No results, or a page past the last one: what to do next, and one way on. */
export function NothingFound({ data: { criteria, lastPage, total, looser } }: { data: SearchData }) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  if (total !== undefined && total > 0 && lastPage !== undefined)
    return (
      <EmptyState
        title={t('past_end_title')}
        action={
          <ButtonLink href={searchAddress({ ...criteria, page: lastPage }, language)}>
            {t('last_page')}
          </ButtonLink>
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
          {looser.length > 0 ? (
            <ul className="looser">
              {looser.map(({ label, total: found, href }) => (
                <li key={label}>
                  <a href={href}>{label}</a>{' '}
                  {t('found', { count: found, shown: formatNumber(found, language) })}
                </li>
              ))}
            </ul>
          ) : null}
          <ButtonLink href={localizedPath('/s', language)}>{t('clear_all')}</ButtonLink>
          <ButtonLink href={localizedPath('/gvitxari-ras-edzeb', language)}>{t('tell_us')}</ButtonLink>
        </>
      }
    >
      {looser.length > 0 ? t('looser') : t('none_text')}
    </EmptyState>
  )
}
