import { useRouteLoaderData } from '@remix-run/react'
import type { PageContext } from './page-context'

/** What every part of a page may read. @throws outside a page that has loaded */
export function usePage(): PageContext {
  const page = usePageIfLoaded()
  if (!page) throw new Error('the root of the page has not been loaded')
  return page
}

/** The same, or undefined on an error page whose root loader failed. */
export function usePageIfLoaded(): PageContext | undefined {
  return useRouteLoaderData('root') as PageContext | undefined
}
