import { useLocation } from '@remix-run/react'

/** The failed page's own URL, unless it stands in for an action. */
export function useRetryHref(status: number): string | undefined {
  const { pathname, search } = useLocation()
  const isTemporary = status >= 500 || status === 429
  return isTemporary && !pathname.endsWith('/refused') ? pathname + search : undefined
}
