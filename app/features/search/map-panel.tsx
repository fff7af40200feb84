import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  DrawAreaForm,
  DrawSurface,
  LiveMap,
  MapControls,
  MapScreenStylesheet,
  MarkList,
  WalkingAreaForm,
  WalkingAreaSurface,
} from '~/features/map'
import { type Bounds, SEARCH_MAP_PATH, searchMapUrl } from '~/features/search-filters'
import { formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { Output } from '~/ui/output'
import { MAX_CORNERS } from '~contract/drawn-area'
import type { SearchData } from './loader.server'
import { StatementPreview } from './statement-preview'
import type { MapNavigation } from './use-map-navigation'

interface MapPanelProps {
  data: SearchData
  roaming: MapNavigation
}

/** Renders the map, or an error message in its place. A map that is already shown stays. */
export function MapPanel({ data, roaming }: MapPanelProps) {
  const { t } = useTranslation('map')
  const { language } = usePage()
  const { map: latest, preview, filters, mapSources } = data
  const [part, setPart] = useState(latest)
  const visibleBounds = useRef<() => Bounds>()
  if (latest && latest !== part) setPart(latest)
  const failed = latest ? null : (
    <Flash tone="warn" quiet>
      {t('failed')}
    </Flash>
  )
  if (!part) return failed
  const { map, drawing, walkingChoice } = part
  const corners = drawing?.corners.length ?? 0
  const action = toLocalizedPath(SEARCH_MAP_PATH, language)
  const isChoosing = Boolean(drawing ?? walkingChoice)
  const getBounds = () => visibleBounds.current?.() ?? map.bounds
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed are links, which keys press too.
    <section className="map-side" aria-labelledby="map-title" onClick={roaming.onClick}>
      <MapScreenStylesheet />
      <h2 id="map-title" className="visually-hidden">
        {t('title')}
      </h2>
      <LiveMap
        map={map}
        bounds={roaming.requestedBounds ?? map.bounds}
        area={filters.area}
        start={filters.walkingArea?.start}
        secondArea={filters.secondArea}
        secondStart={filters.secondWalkingArea?.start}
        draft={drawing?.corners}
        isInert={isChoosing}
        sources={mapSources}
        visibleBounds={visibleBounds}
        onMove={roaming.onMove}
      >
        <Suspense fallback={null}>
          {drawing ? (
            <DrawSurface
              label={t('draw.add_corner')}
              isFull={corners >= MAX_CORNERS}
              getBounds={getBounds}
              {...roaming}
            />
          ) : null}
          {walkingChoice ? <WalkingAreaSurface getBounds={getBounds} onPress={roaming.onPress} /> : null}
          {preview && !isChoosing ? (
            <StatementPreview
              key={preview.id}
              statement={preview}
              closeHref={searchMapUrl(filters, language)}
              onClose={roaming.onClosePreview}
            />
          ) : null}
        </Suspense>
      </LiveMap>
      {roaming.isOffline ? (
        <Flash tone="warn" quiet>
          {t('offline')}
        </Flash>
      ) : null}
      {failed}
      <MapControls to={map.steps} />
      <Suspense fallback={null}>
        {drawing ? (
          <DrawAreaForm {...drawing} corners={corners} action={action} onPress={roaming.onPress} />
        ) : null}
        {walkingChoice ? (
          <WalkingAreaForm {...walkingChoice} action={action} onPress={roaming.onPress} />
        ) : null}
      </Suspense>
      <MapActions {...part} isChoosing={isChoosing} />
      <p className="sm mute map-count">
        <Output name="on_map" value={map.total}>
          {t('in_view', { count: map.total, shown: formatNumber(map.total, language) })}
        </Output>
      </p>
      {isChoosing ? null : <MarkList marks={map.marks} />}
    </section>
  )
}

interface MapActionsProps
  extends Pick<NonNullable<SearchData['map']>, 'whole' | 'draw' | 'walking' | 'secondWalking'> {
  isChoosing: boolean
}

/** Renders links to other areas than the one in view. */
function MapActions({ whole, draw, walking, secondWalking, isChoosing }: MapActionsProps) {
  const { t } = useTranslation('map')
  return (
    <div className="row map-actions">
      {whole ? (
        <ButtonLink href={whole} icon="globe" rel="nofollow">
          {t('whole_city')}
        </ButtonLink>
      ) : null}
      {isChoosing ? null : (
        <>
          <ButtonLink href={walking} icon="onFoot" rel="nofollow">
            {t('walking_area.start')}
          </ButtonLink>
          {secondWalking ? (
            <ButtonLink href={secondWalking} className="worded" icon="plus" rel="nofollow">
              {t('walking_area.start_second')}
            </ButtonLink>
          ) : null}
          <ButtonLink href={draw} icon="edit" rel="nofollow">
            {t('draw.start')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
