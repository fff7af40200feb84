import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { SearchData } from './loader.server'
import { MapPanel } from './map-panel'
import { useLinkHighlight } from './results/use-link-highlight'
import { CloseSheetLink, OpenSheetLink, SHEET_CLOSED_ID, SHEET_OPEN_ID } from './sheet-links'
import { useFavoritesInPlace } from './use-favorites-in-place'
import { useMapNavigation } from './use-map-navigation'

/** Renders the list beside the map; on a phone, in a sheet that is scrolled over the map. */
export function MapLayout({ data, children }: { data: SearchData; children: ReactNode }) {
  const navigation = useMapNavigation(data)
  const busy = useNavigation().state === 'loading'
  useFavoritesInPlace()
  return (
    <div className="on-map" aria-busy={busy || undefined} {...useLinkHighlight()}>
      <div className="map-list">
        <span className="sheet-space" id={SHEET_CLOSED_ID} />
        <div className="map-sheet">
          <span className="sheet-start" id={SHEET_OPEN_ID} />
          <OpenSheetLink total={data.map?.map.total} />
          <div>
            {children}
            <CloseSheetLink />
          </div>
        </div>
      </div>
      <MapPanel data={data} roaming={navigation} />
    </div>
  )
}
