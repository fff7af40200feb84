import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { SearchData } from './loader.server'
import { MapPanel } from './map-panel'
import { useLinkHighlight } from './results/use-link-highlight'
import { useMapNavigation } from './use-map-navigation'

export function MapLayout({ data, children }: { data: SearchData; children: ReactNode }) {
  const navigation = useMapNavigation(data)
  const busy = useNavigation().state === 'loading'
  return (
    <div className="on-map" aria-busy={busy || undefined} {...useLinkHighlight()}>
      <MapPanel data={data} roaming={navigation} />
      <div>{children}</div>
    </div>
  )
}
