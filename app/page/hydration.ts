import type { ComponentType } from 'react'
import type { HydratedNamespace } from '~/i18n/load-translations'
import type { PageContext } from './page-context'

/** Dialog that the URL opens over this page, which is then plain HTML; `data` is the page's loader data. */
export interface RouteDialog {
  isOpen(data: unknown): boolean
  Dialog: ComponentType<{ data: unknown }>
}

export interface RouteHandle {
  /** True if browsers take over the page with React. Default: the page is plain HTML. */
  hydrate?: boolean
  /** Message namespaces that the page's components need in the browser. */
  i18n?: HydratedNamespace[]
  dialog?: RouteDialog
}

/** Returns true if one of the routes hydrates its page. */
export function canHydrate(handles: readonly unknown[]): boolean {
  return handles.some((handle) => (handle as RouteHandle | undefined)?.hydrate === true)
}

/** Returns true for a page to hydrate. Light mode has no script, and dialogs are plain HTML. */
export function isHydrated(
  page: Pick<PageContext, 'lightMode' | 'dialog'> | undefined,
  handles: readonly unknown[],
): boolean {
  return canHydrate(handles) && !page?.lightMode && !page?.dialog
}
