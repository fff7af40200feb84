/** What a route module may say of itself. */
export interface RouteHandle {
  /** The page works like an application and is hydrated by Remix; others are plain documents. */
  hydrate?: boolean
}

/** Addresses of modals: with one of these in the query the page is hydrated, so that the form in it can be helped. */
const MODALS = ['login']

/** Whether a page is hydrated: a route of it asks to be, or a modal is open. */
export function hydrates(handles: unknown[], url: { searchParams: URLSearchParams }): boolean {
  if (MODALS.some((modal) => url.searchParams.has(modal))) return true
  return handles.some((handle) => (handle as RouteHandle | undefined)?.hydrate === true)
}
