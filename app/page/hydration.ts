import type { ComponentType } from 'react'
import { isDialogOpen } from '~/http/dialog-params'
import { withoutLanguagePrefix } from '~/i18n/languages'
import type { HydratedNamespace } from '~/i18n/load-translations'

/** A dialog that the URL opens over this page, which is then plain HTML; `data` is the page's loader data. */
export interface RouteDialog {
  isOpen(data: unknown): boolean
  Dialog: ComponentType<{ data: unknown }>
}

export interface RouteHandle {
  /** Messages that the page's components need in the browser. */
  i18n?: HydratedNamespace[]
  dialog?: RouteDialog
}

/**
 * The movable map, the one page that is hydrated: others, also in light mode or under a dialog with forms, are plain HTML.
 * Known by its URL, as its loaders leave out what only plain HTML needs.
 */
export function isHydratedMap(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  { lightMode }: { lightMode: boolean },
): boolean {
  const isSearch = /^\/s(\/|$)/i.test(withoutLanguagePrefix(pathname))
  return isSearch && searchParams.get('view') === 'map' && !lightMode && !isDialogOpen(searchParams)
}
