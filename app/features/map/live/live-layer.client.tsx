import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bounds, Corner } from '~/features/search-filters'
import { usePage } from '~/page/use-page'
import type { SearchMap } from '../search-map.server'
import { LiveMarks } from './live-marks'
import { useGlMap } from './use-gl-map'
import { useMapMoves } from './use-map-moves'

export interface LiveLayerProps {
  map: SearchMap
  bounds: Bounds
  area: readonly Corner[] | undefined
  styleUrl: string | undefined
  onMove(bounds: Bounds): void
  onLive(isLive: boolean): void
}

export function LiveLayer({ map, bounds, area, styleUrl, onMove, onLive }: LiveLayerProps) {
  const { t } = useTranslation('map')
  const { language } = usePage()
  const container = useRef<HTMLDivElement>(null)
  const gl = useGlMap(container, { bounds: map.bounds, area, language, label: t('label'), styleUrl })
  useMapMoves(gl, bounds, onMove)
  useEffect(() => onLive(gl !== undefined), [gl, onLive])
  return (
    <>
      <div className="map-live" ref={container} />
      {gl ? <LiveMarks gl={gl} marks={map.marks} /> : null}
    </>
  )
}
