import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { pageAction } from '~/features/dialogs/index.server'
import { toLocalizedPath } from '~/i18n/languages'
import { requireOperator } from './require-operator.server'
import { LEADS_PATH } from './urls'

/** Redirects to the first desk page with pending work. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireOperator(args)
  return redirect(toLocalizedPath(LEADS_PATH, visitor.language))
}

export const action = pageAction()

/** Unused, as the loader redirects or fails. A route without a component would return an error as a file. */
export default function Desk() {
  return null
}
