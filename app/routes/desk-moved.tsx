import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirectMovedPage } from '~/features/desk/index.server'
import { pageAction } from '~/features/dialogs/index.server'

export const loader = (args: LoaderFunctionArgs) => redirectMovedPage(args)

export const action = pageAction()

/** Unused, as the loader redirects or fails. A route without a component would return an error as a file. */
export default function DeskMoved() {
  return null
}
