import { useLocation } from '@remix-run/react'

/** Returns the failed page's own URL, except for an action. */
export function useRetryHref(status: number): string | undefined {
  const { pathname, search } = useLocation()
  const isTemporary = status >= 500 || status === 429
  return isTemporary && !pathname.endsWith('/refused') ? pathname + search : undefined
}
