import { usePage } from '~/page/use-page'
import { dialogs } from './dialogs.server'

/** Renders the dialog that the URL of the page opens. */
export function OpenDialog() {
  const { dialog } = usePage()
  if (!dialog) return null
  const { View } = dialogs[dialog.param]
  return <View data={dialog.data} />
}
