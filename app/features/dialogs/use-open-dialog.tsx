import { useMatches } from '@remix-run/react'
import type { ComponentType, ReactElement } from 'react'
import type { RouteHandle } from '~/page/hydration'
import { usePage } from '~/page/use-page'
import { dialogViews } from './dialog-views'

/** Returns the dialog that the URL opens above any page, or the one of this page. */
export function useOpenDialog(): ReactElement | null {
  const { dialog } = usePage()
  const match = useMatches().at(-1)
  if (dialog) {
    // The type of dialogs.server.ts ties each view to the data of its loader.
    const View = dialogViews[dialog.param] as ComponentType<{ data: unknown }>
    return <View data={dialog.data} />
  }
  const own = (match?.handle as RouteHandle | undefined)?.dialog
  return match?.data && own?.isOpen(match.data) ? <own.Dialog data={match.data} /> : null
}
