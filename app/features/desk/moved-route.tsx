import type { LoaderFunctionArgs } from '@remix-run/node'
import { pageAction } from '~/features/dialogs/index.server'
import { redirectMovedPage } from './moved.server'

export const loader = (args: LoaderFunctionArgs) => redirectMovedPage(args)

export const action = pageAction()

/** Unused, as the loader redirects or fails. A route without a component would return an error as a file. */
export default function DeskMoved() {
  return null
}
