import { useLocation } from '@remix-run/react'

/** Where the page that failed may be had a moment later: its own address, unless it stands in for a small change. */
export function useRetryHref(status: number): string | undefined {
  const { pathname, search } = useLocation()
  const isTemporary = status >= 500 || status === 429
  return isTemporary && !pathname.endsWith('/refused') ? pathname + search : undefined
}
