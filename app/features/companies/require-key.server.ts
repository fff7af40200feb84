import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { getPathLanguage, toLocalizedPath } from '~/i18n/languages'

/** @throws a redirect to the list when the URL has no key */
export function requireKeyParam({ request, params: { id } }: LoaderFunctionArgs, listPath: string): string {
  if (id) return id
  throw redirect(toLocalizedPath(listPath, getPathLanguage(new URL(request.url).pathname)))
}
