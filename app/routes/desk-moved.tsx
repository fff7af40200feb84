import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirectMovedPage } from '~/features/desk/index.server'
import { pageAction } from '~/features/dialogs/index.server'

export const loader = (args: LoaderFunctionArgs) => redirectMovedPage(args)

export const action = pageAction()

/** Its loader goes elsewhere or refuses, as a page: a route without a component would refuse as a file. */
export default function DeskMoved() {
  return null
}
