import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type Bounds, mapAddress, readCriteria } from '../criteria'
import type { SearchData } from './load.server'

/** What the map of a hydrated page needs to lead the list along. */
export interface Roaming {
  /** The bounds that the address asks for, or the one that is on its way. */
  wanted: Bounds | undefined
  /** No connection: the map and the list stay as they were. */
  isOffline: boolean
  onMove(bounds: Bounds): void
  /** Follows a link that only moves the map without loading a page. */
  onClick(event: MouseEvent): void
}

/**
 * Leads the address, the list and its count along with the map. The first move by hand is a step of the history, those
 * after it replace it: going back leads to the search as it was before, not through every move. Requests that a newer
 * move has overtaken are aborted by the router.
 */
export function useRoaming({ criteria, language }: SearchData): Roaming {
  const navigate = useNavigate()
  const here = useLocation()
  const { location: next = here } = useNavigation()
  const [isOffline, setOffline] = useState(false)
  const missed = useRef<() => void>()

  const go = useCallback(
    (address: string, replace: boolean) => {
      const leave = () => navigate(address, { replace, preventScrollReset: true, state: { roaming: true } })
      setOffline(!navigator.onLine)
      missed.current = navigator.onLine ? undefined : leave
      if (navigator.onLine) leave()
    },
    [navigate],
  )

  useEffect(() => {
    const goOn = () => {
      setOffline(false)
      missed.current?.()
      missed.current = undefined
    }
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [])

  return {
    wanted: readCriteria(new URLSearchParams(next.search)).bounds,
    isOffline,
    onMove(bounds) {
      go(mapAddress({ ...criteria, page: 1, bounds }, language), here.state?.roaming === true)
    },
    onClick(event) {
      const href = (event.target as Element).closest('a')?.getAttribute('href')
      if (!href || event.button !== 0 || hasModifier(event) || !onlyMoves(href)) return
      event.preventDefault()
      go(href, false)
    },
  }
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}

/** Drawing an area has a form, which is a page of its own. */
function onlyMoves(href: string): boolean {
  const { origin, searchParams } = new URL(href, location.href)
  return origin === location.origin && searchParams.get('view') === 'map' && !searchParams.has('draw')
}
