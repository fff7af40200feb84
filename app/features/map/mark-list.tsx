import { useTranslation } from 'react-i18next'
import { Disclosure } from '~/ui/disclosure'
import type { SearchMap } from './search-map.server'
import { useMarkLabel } from './use-mark-label'

/** Renders the markers as a list, for screen readers. */
export function MarkList({ marks }: Pick<SearchMap, 'marks'>) {
  const { t } = useTranslation('map')
  const getLabel = useMarkLabel()
  if (marks.length === 0) return null
  return (
    <Disclosure summary={t('contents')}>
      <ul className="map-links">
        {marks.map((mark) => (
          <li key={mark.at.join()}>
            <a href={mark.href} rel="nofollow">
              {getLabel(mark)}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
