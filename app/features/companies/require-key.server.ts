import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { getPathLanguage, toLocalizedPath } from '~/i18n/languages'

/**
 * The key in the URL.
 * @throws a redirect to the list when there is none
 */
export function requireKeyParam({ request, params: { id } }: LoaderFunctionArgs, listPath: string): string {
  if (id) return id
  throw redirect(toLocalizedPath(listPath, getPathLanguage(new URL(request.url).pathname)))
}
