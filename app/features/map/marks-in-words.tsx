import { useTranslation } from 'react-i18next'
import { Fold } from '../../ui/fold'
import { useMarkName } from './mark-name'
import type { SearchMap } from './search-map.server'

/** The marks of a map as a list, for whoever does not see it. */
export function MarksInWords({ marks }: Pick<SearchMap, 'marks'>) {
  const { t } = useTranslation('map')
  const nameOf = useMarkName()
  if (marks.length === 0) return null
  return (
    <Fold summary={t('in_words')}>
      <ul className="map-words">
        {marks.map((mark) => (
          <li key={mark.at.join()}>
            <a href={mark.href} rel="nofollow">
              {nameOf(mark)}
            </a>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
