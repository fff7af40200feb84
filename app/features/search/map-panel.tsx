import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DrawAreaForm, LiveMap, MapControls, MarkList } from '~/features/map'
import type { Corner } from '~/features/search-filters'
import { formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { Output } from '~/ui/output'
import type { SearchMapData } from './load-search-map.server'
import type { MapNavigation } from './use-map-navigation'

interface MapPanelProps {
  part: SearchMapData | undefined
  area: readonly Corner[] | undefined
  styleUrl: string | undefined
  roaming: MapNavigation
}

/** The map, or an error message in its place. A map that is already shown stays. */
export function MapPanel({ part: latest, area, styleUrl, roaming }: MapPanelProps) {
  const { t } = useTranslation('map')
  const { language } = usePage()
  const [part, setPart] = useState(latest)
  if (latest && latest !== part) setPart(latest)
  const failed = latest ? null : (
    <Flash tone="warn" quiet>
      {t('failed')}
    </Flash>
  )
  if (!part) return failed
  const { map, currentUrl, whole, draw, drawing } = part
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed are links, which keys press too.
    <section className="map-side" aria-labelledby="map-title" onClick={roaming.onClick}>
      <h2 id="map-title" className="visually-hidden">
        {t('title')}
      </h2>
      {drawing ? (
        <DrawAreaForm map={map} action={toLocalizedPath('/s', language)} pen={roaming} {...drawing} />
      ) : (
        <>
          <LiveMap
            map={map}
            bounds={roaming.requestedBounds ?? map.bounds}
            area={area}
            styleUrl={styleUrl}
            onMove={roaming.onMove}
          />
          {roaming.isOffline ? (
            <Flash tone="warn" quiet>
              {t('offline')}
            </Flash>
          ) : null}
          {failed}
          <MapControls to={map.steps} />
        </>
      )}
      <div className="row">
        {currentUrl ? (
          <ButtonLink variant="main" href={currentUrl} icon="search" rel="nofollow">
            {t('search_this_area')}
          </ButtonLink>
        ) : null}
        {whole ? (
          <ButtonLink href={whole} icon="globe" rel="nofollow">
            {t('whole_city')}
          </ButtonLink>
        ) : null}
        {drawing ? null : (
          <ButtonLink href={draw} icon="edit" rel="nofollow">
            {t('draw.start')}
          </ButtonLink>
        )}
      </div>
      <p className="sm mute">
        <Output name="on_map" value={map.total}>
          {t('in_view', { count: map.total, shown: formatNumber(map.total, language) })}
        </Output>
      </p>
      {drawing ? null : <MarkList marks={map.marks} />}
    </section>
  )
}
