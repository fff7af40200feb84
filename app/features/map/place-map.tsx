import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DRAWING_BOXES } from '~/map/drawing-url'
import { ButtonLink } from '~/ui/button'
import { MapAttribution } from './map-attribution'
import { MapGround } from './map-ground'
import type { PlaceMapData } from './place-map.server'

interface PlaceMapProps {
  map: PlaceMapData
  similarHref?: string
  walkingTimes?: ReactNode
}

export function PlaceMap({ map, similarHref, walkingTimes }: PlaceMapProps) {
  const { t } = useTranslation('map')
  const { ground, outline, outlineIsExample } = map
  const { width, height } = DRAWING_BOXES.place
  return (
    <>
      <div className="map place">
        <MapGround src={ground} />
        <svg
          className="map-svg"
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-label={t('place')}
        >
          {outline ? <path className="m-parcel" d={outline} /> : null}
          <circle className="m-halo" cx={width / 2} cy={height / 2} r="26" />
          <circle className="m-place" cx={width / 2} cy={height / 2} r="6" />
        </svg>
        {similarHref ? (
          <ButtonLink href={similarHref} size="small" icon="map" className="larger" rel="nofollow">
            {t('larger')}
          </ButtonLink>
        ) : null}
        <MapAttribution />
      </div>
      {outline ? <p className="dim xs">{outlineIsExample ? t('outline_example') : t('outline')}</p> : null}
      {walkingTimes}
    </>
  )
}
