import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { formatNumber } from '../../i18n/format'
import { localizedPath } from '../../i18n/languages'
import { ButtonLink } from '../../ui/button'
import { Flash } from '../../ui/flash'
import { Output } from '../../ui/output'
import type { Corner } from '../criteria'
import { DrawForm, LiveMap, MapSteps, MarksInWords } from '../map'
import type { MapPart } from './map.server'
import type { Roaming } from './use-roaming'

interface MapSideProps {
  part: MapPart | undefined
  area: readonly Corner[] | undefined
  styleUrl: string | undefined
  roaming: Roaming
}

/**
 * The map beside the list, or above it on a phone; a sentence where it should be when it could not be had. A map that
 * is there already stays.
 */
export function MapSide({ part: latest, area, styleUrl, roaming }: MapSideProps) {
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
  const { map, here, whole, draw, drawing } = part
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed are links, which keys press too.
    <section className="map-side" aria-labelledby="map-title" onClick={roaming.onClick}>
      <h2 id="map-title" className="vh">
        {t('title')}
      </h2>
      {drawing ? (
        <DrawForm map={map} action={localizedPath('/s', language)} pen={roaming} {...drawing} />
      ) : (
        <>
          <LiveMap
            map={map}
            bounds={roaming.wanted ?? map.bounds}
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
          <MapSteps to={map.steps} />
        </>
      )}
      <div className="row">
        {here ? (
          <ButtonLink variant="main" href={here} icon="search" rel="nofollow">
            {t('here')}
          </ButtonLink>
        ) : null}
        {whole ? (
          <ButtonLink href={whole} icon="globe" rel="nofollow">
            {t('whole')}
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
          {t('in_picture', { count: map.total, shown: formatNumber(map.total, language) })}
        </Output>
      </p>
      {drawing ? null : <MarksInWords marks={map.marks} />}
    </section>
  )
}
