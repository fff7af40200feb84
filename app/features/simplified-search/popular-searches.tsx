import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Icon } from '~/ui/icon'

export interface PopularSearch {
  label: string
  href: string
  count: number
}

export function PopularSearches({ searches }: { searches: readonly PopularSearch[] }) {
  const { t } = useTranslation('simplified-search')
  const { language } = usePage()
  return (
    <nav className="summary" aria-labelledby="ready">
      <h2 id="ready">{t('preset_searches')}</h2>
      <ul className="ready">
        {searches.map(({ label, href, count }) => (
          <li key={href}>
            <a href={href}>
              <span>{label}</span>
              <small>{` ${formatNumber(count, language)}`}</small>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
