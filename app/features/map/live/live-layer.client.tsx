import { type MutableRefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bounds } from '~/features/search-filters'
import { usePage } from '~/page/use-page'
import type { SearchMap } from '../search-map.server'
import type { ShownAreas } from './area-layers'
import type { GlMapHandle } from './gl-map.client'
import { LiveMarks } from './live-marks'
import { useAreas } from './use-areas'
import { useGlMap } from './use-gl-map'
import { useMapMoves } from './use-map-moves'

export interface LiveLayerProps extends ShownAreas {
  map: SearchMap
  bounds: Bounds
  /** True while a place is chosen: markers cannot be clicked. */
  isInert: boolean
  sources: { styleUrl: string | undefined; archiveUrl: string }
  /** Set while the map is movable, to read its visible bounds. */
  visibleBounds: MutableRefObject<(() => Bounds) | undefined>
  /** @param isManual true if the visitor moved the map */
  onMove(bounds: Bounds, isManual: boolean): void
  onChange(state: 'live' | 'failed'): void
  /** Called when a part of the map fails to load. */
  onMissing(isMissing: boolean): void
}

export function LiveLayer(props: LiveLayerProps) {
  const { map, bounds, isInert, sources, visibleBounds, onMove, onChange, onMissing } = props
  const { t } = useTranslation('map')
  const { language } = usePage()
  const container = useRef<HTMLDivElement>(null)
  const { gl, isLost } = useGlMap(container, {
    bounds: map.bounds,
    language,
    label: t('label'),
    ...sources,
    onMissing,
  })
  useMapMoves(gl, bounds, onMove)
  useAreas(gl, props)
  useEffect(() => {
    if (gl) onChange('live')
    else if (isLost) onChange('failed')
    visibleBounds.current = gl && (() => getVisibleBounds(gl))
  }, [gl, isLost, onChange, visibleBounds])
  return (
    <>
      <div className="map-live" ref={container} />
      {gl ? <LiveMarks gl={gl} marks={map.marks} isInert={isInert} /> : null}
    </>
  )
}

function getVisibleBounds({ map }: GlMapHandle): Bounds {
  const edges = map.getBounds()
  const degrees = (value: number) => Number(value.toFixed(5))
  return {
    north: degrees(edges.getNorth()),
    south: degrees(edges.getSouth()),
    east: degrees(edges.getEast()),
    west: degrees(edges.getWest()),
  }
}
