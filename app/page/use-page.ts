import { createContext, useContext } from 'react'
import type { PageContext } from './page-context'

const LoadedPage = createContext<PageContext | undefined>(undefined)

export const PageProvider = LoadedPage.Provider

/** Returns the data available to every part of a page. @throws outside a loaded page */
export function usePage(): PageContext {
  const page = usePageIfLoaded()
  if (!page) throw new Error('the root of the page has not been loaded')
  return page
}

/** Returns the same as `usePage`, but undefined on an error page whose root loader failed. */
export function usePageIfLoaded(): PageContext | undefined {
  return useContext(LoadedPage)
}
