import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { pageAction } from '~/features/dialogs/index.server'
import { requireOperator } from './require-operator.server'
import { REPORTS_PATH } from './statements/urls'
import { CONTENT_PATH } from './tables/urls'

/** Current URL of moved desk pages, by the prefix of the former one. */
const MOVED: Readonly<Record<string, string>> = {
  '/desk/tables': CONTENT_PATH,
  '/desk/reported-statements': REPORTS_PATH,
}

/** @throws Response 301 for an operator, or else 404 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<never> {
  await requireOperator({ request, context })
  const { pathname, search } = new URL(request.url)
  const path = Object.entries(MOVED).reduce((moved, [from, to]) => moved.replace(from, to), pathname)
  throw redirect(path + search, 301)
}

export const action = pageAction()

/** Unused, as the loader redirects or fails. A route without a component would return an error as a file. */
export default function DeskMoved() {
  return null
}
