import type { ComponentType } from 'react'
import type { HydratedNamespace } from '~/i18n/load-translations'
import { isDialogOpen } from './dialog-params'

/** A dialog of a page's own, which its address opens; the page is a plain document. Both are given what it has loaded. */
export interface RouteDialog {
  isOpen(data: unknown): boolean
  Dialog: ComponentType<{ data: unknown }>
}

/** What a route module may say of itself. */
export interface RouteHandle {
  /** The page works like an application and is hydrated by Remix, always or at some addresses; others are plain documents. */
  hydrate?: boolean | ((query: URLSearchParams) => boolean)
  /** The words that its components say in the browser, where the page is hydrated. */
  i18n?: HydratedNamespace[]
  dialog?: RouteDialog
}

/**
 * Whether a page is hydrated: a route of it asks to be. In light mode no page is, and none under a dialog with forms: these
 * are plain HTML, and so is the page under them meanwhile.
 */
export function isHydrated(handles: unknown[], searchParams: URLSearchParams, lightMode: boolean): boolean {
  if (lightMode || isDialogOpen(searchParams)) return false
  return (handles as (RouteHandle | undefined)[]).some((handle) => {
    return typeof handle?.hydrate === 'function' ? handle.hydrate(searchParams) : handle?.hydrate
  })
}
