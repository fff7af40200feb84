import type { ComponentType } from 'react'
import { isDialogOpen } from '~/http/dialog-params'
import { withoutLanguagePrefix } from '~/i18n/languages'
import type { HydratedNamespace } from '~/i18n/load-translations'

/** Dialog that the URL opens over this page, which is then plain HTML; `data` is the page's loader data. */
export interface RouteDialog {
  isOpen(data: unknown): boolean
  Dialog: ComponentType<{ data: unknown }>
}

export interface RouteHandle {
  /** Message namespaces that the page's components need in the browser. */
  i18n?: HydratedNamespace[]
  dialog?: RouteDialog
}

/**
 * Returns true for the movable map, the one hydrated page: others, also in light mode or under a dialog with
 * forms, are plain HTML. Checks the URL, as the map's loaders omit data that only plain HTML needs.
 */
export function isHydratedMap(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  { lightMode }: { lightMode: boolean },
): boolean {
  const isSearch = /^\/s(\/|$)/i.test(withoutLanguagePrefix(pathname))
  return isSearch && searchParams.get('view') === 'map' && !lightMode && !isDialogOpen(searchParams)
}
