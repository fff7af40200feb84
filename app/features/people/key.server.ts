import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { languageOf, localizedPath } from '../../i18n/languages'

/**
 * What names the subject of a page in its address.
 * @throws a redirect to the list where the address has none
 */
export function keyOf({ request, params: { id } }: LoaderFunctionArgs, listPath: string): string {
  if (id) return id
  throw redirect(localizedPath(listPath, languageOf(new URL(request.url).pathname)))
}
