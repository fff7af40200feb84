import { useTranslation } from 'react-i18next'
import { PlaceMap } from '~/features/map'
import { searchMapUrl, walkingAreaAroundUrl } from '~/features/search-filters'
import type { GeoPoint } from '~/map/projection'
import { usePage } from '~/page/use-page'
import { formatPlace } from '../format-facts'
import type { StatementData } from './loader.server'
import { WalkingTimes } from './walking-times'

/** Opens the map app of a phone, or the website. See https://developers.google.com/maps/documentation/urls. */
function directionsUrl({ latitude, longitude }: GeoPoint): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}

/** Renders text only if coordinates are missing. */
export function Location({ data: { statement, map } }: { data: StatementData }) {
  const { t } = useTranslation(['statement-page', 'layout'])
  const { language } = usePage()
  const { place } = statement
  const lists = { deal_types: [statement.dealId], real_estate_types: [statement.typeId] }
  return (
    <section className="place-part">
      <h2>{t('location')}</h2>
      <p>{formatPlace(statement)}</p>
      {place ? (
        <p className="sm">
          <a href={directionsUrl(place)} target="_blank" rel="noopener noreferrer">
            {t('directions')}
            <span className="visually-hidden"> ({t('layout:footer.external')})</span>
          </a>
        </p>
      ) : null}
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
