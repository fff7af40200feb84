import type { ComponentType } from 'react'
import type { HydratedNamespace } from '~/i18n/load-translations'
import { isDialogOpen } from './dialog-params'

/** A dialog that the URL opens over this page, which is then plain HTML; `data` is the page's loader data. */
export interface RouteDialog {
  isOpen(data: unknown): boolean
  Dialog: ComponentType<{ data: unknown }>
}

export interface RouteHandle {
  /** Whether Remix hydrates the page, always or depending on the query; other pages are plain HTML. */
  hydrate?: boolean | ((query: URLSearchParams) => boolean)
  /** Messages that the page's components need in the browser. */
  i18n?: HydratedNamespace[]
  dialog?: RouteDialog
}

/** Never in light mode or under a dialog with forms: those pages are plain HTML. */
export function isHydrated(handles: unknown[], searchParams: URLSearchParams, lightMode: boolean): boolean {
  if (lightMode || isDialogOpen(searchParams)) return false
  return (handles as (RouteHandle | undefined)[]).some((handle) => {
    return typeof handle?.hydrate === 'function' ? handle.hydrate(searchParams) : handle?.hydrate
  })
}
