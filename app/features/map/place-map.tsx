import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { BaseMapLayers } from './base-map-layers'
import { MapAttribution } from './map-attribution'
import type { PlaceMapData } from './place-map.server'

interface PlaceMapProps {
  map: PlaceMapData
  similarHref?: string
}

export function PlaceMap({ map, similarHref }: PlaceMapProps) {
  const { t } = useTranslation('map')
  const { language } = usePage()
  const { base, outline, outlineIsExample, metro } = map
  const { width, height } = base.box
  return (
    <>
      <div className="map place">
        <svg className="map-svg" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('place')}>
          <BaseMapLayers base={base} />
          {outline ? <path className="m-parcel" d={outline} /> : null}
          <circle className="m-halo" cx={width / 2} cy={height / 2} r="26" />
          <circle className="m-place" cx={width / 2} cy={height / 2} r="9" />
        </svg>
        <MapAttribution />
      </div>
      {outline ? <p className="dim xs">{outlineIsExample ? t('outline_example') : t('outline')}</p> : null}
      {metro.length > 0 ? (
        <p className="sm mute">
          {t('metro_near')}:{' '}
          {metro
            .map(({ name, metres }) => t('metro', { name, metres: formatNumber(metres, language) }))
            .join(' · ')}
        </p>
      ) : null}
      {similarHref ? (
        <ButtonLink href={similarHref} icon="map" rel="nofollow">
          {t('similar')}
        </ButtonLink>
      ) : null}
    </>
  )
}
