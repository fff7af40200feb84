import { useTranslation } from 'react-i18next'
import { PlaceMap } from '~/features/map'
import { searchMapUrl, walkingAreaAroundUrl } from '~/features/search-filters'
import { usePage } from '~/page/use-page'
import { formatPlace } from '../format-facts'
import type { StatementData } from './loader.server'
import { WalkingTimes } from './walking-times'

/** Renders text only if coordinates are missing. */
export function Location({ data: { statement, map } }: { data: StatementData }) {
  const { t } = useTranslation('statement-page')
  const { language } = usePage()
  const { place } = statement
  const lists = { deal_types: [statement.dealId], real_estate_types: [statement.typeId] }
  return (
    <section className="place-part">
      <h2>{t('location')}</h2>
      <p>{formatPlace(statement)}</p>
      {map ? (
        <PlaceMap
          map={map}
          similarHref={searchMapUrl({ lists, ranges: {}, flags: [], page: 1, bounds: map.bounds }, language)}
          walkingTimes={
            <WalkingTimes
              walkingTimes={statement.walkingTimes}
              areaHref={place && ((minutes) => walkingAreaAroundUrl({ lists }, language, place, minutes))}
            />
          }
        />
      ) : null}
    </section>
  )
}
