import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DrawnMap } from './drawn-map'
import type { LiveLayerProps } from './live/live-layer.client'
import { MapAttribution } from './map-attribution'

interface LiveMapProps extends Omit<LiveLayerProps, 'onChange' | 'onMissing'> {
  /** Content above the map. */
  children?: ReactNode
}

/** Renders the drawn map, covered by a movable one once loaded; without script or WebGL the drawing stays. */
export function LiveMap({ children, ...props }: LiveMapProps) {
  const { t } = useTranslation('map')
  const { map, isInert } = props
  const [Layer, setLayer] = useState<ComponentType<LiveLayerProps>>()
  const [state, setState] = useState<'drawn' | 'live' | 'failed'>('drawn')
  const [isMissing, setMissing] = useState(false)
  const isLive = state === 'live'
  // The drawing below a movable map is hidden: it stays as it is, or each move would fetch its picture.
  const drawn = useRef(map)
  if (!isLive) drawn.current = map
  // The drawing stays while a place is chosen on it.
  const isWanted = !isInert
  useEffect(() => {
    const load = async () => {
      const { LiveLayer } = await import('./live/live-layer.client')
      setLayer(() => LiveLayer)
    }
    if (isWanted) load().catch(() => setState('failed'))
  }, [isWanted])
  return (
    <div className="map map-view" data-live={isLive ? '' : undefined}>
      <DrawnMap map={drawn.current} hasMarks={!isLive} isPressed={isInert} />
      {Layer ? <Layer {...props} onChange={setState} onMissing={setMissing} /> : null}
      {children}
      <MapAttribution />
      <p className="map-note" role="status" data-failed={state === 'failed' ? '' : undefined}>
        {isMissing ? t('incomplete') : state === 'failed' ? t('not_movable') : null}
        {map.isOutside ? t('outside') : null}
      </p>
    </div>
  )
}
