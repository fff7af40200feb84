import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { getPathLanguage, toLocalizedPath } from '~/i18n/languages'

/**
 * What names the subject of a page in its address.
 * @throws a redirect to the list where the address has none
 */
export function requireKeyParam({ request, params: { id } }: LoaderFunctionArgs, listPath: string): string {
  if (id) return id
  throw redirect(toLocalizedPath(listPath, getPathLanguage(new URL(request.url).pathname)))
}
