import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
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
    <div className="map map-view" data-live={state === 'live' ? '' : undefined}>
      <DrawnMap map={map} />
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
