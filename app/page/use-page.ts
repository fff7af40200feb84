import { createContext, useContext } from 'react'
import type { PageContext } from './page-context'

const LoadedPage = createContext<PageContext | undefined>(undefined)

export const PageProvider = LoadedPage.Provider

/** What every part of a page may read. @throws outside a page that has loaded */
export function usePage(): PageContext {
  const page = usePageIfLoaded()
  if (!page) throw new Error('the root of the page has not been loaded')
  return page
}

/** The same, or undefined on an error page whose root loader failed. */
export function usePageIfLoaded(): PageContext | undefined {
  return useContext(LoadedPage)
}
