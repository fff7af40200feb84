import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { SearchData } from './load.server'
import { MapSide } from './map-view'
import { useLitLinks } from './use-lit-links'
import { useRoaming } from './use-roaming'

/** The list with the map beside it, or under it on a phone; both say the same of the part of the map in sight. */
export function OnMap({ data, children }: { data: SearchData; children: ReactNode }) {
  const roaming = useRoaming(data)
  const busy = useNavigation().state === 'loading'
  return (
    <div className="on-map" aria-busy={busy || undefined} {...useLitLinks()}>
      <MapSide part={data.map} area={data.criteria.area} styleUrl={data.mapStyleUrl} roaming={roaming} />
      <div>{children}</div>
    </div>
  )
}
