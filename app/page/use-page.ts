import { useRouteLoaderData } from '@remix-run/react'
import type { loader } from '~/root'

/** What every part of a page may know: language, light mode, who is here. Throws outside a page that has loaded. */
export function usePage() {
  const page = usePageIfLoaded()
  if (!page) throw new Error('the root of the page has not been loaded')
  return page
}

/** The same, or undefined on an error page whose loading failed early. */
export function usePageIfLoaded() {
  return useRouteLoaderData<typeof loader>('root')
}
