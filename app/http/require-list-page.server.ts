import { redirect } from '@remix-run/node'
import { type Language, toLocalizedPath } from '~/i18n/languages'

/**
 * Redirects a page beyond the last one. Its link may be outdated, for example after removing the last row.
 * @throws Response a redirect to the last page
 */
export function requireListPage<Query extends { page: number }>(
  query: Query,
  lastPage: number,
  toPath: (query: Query) => string,
  language: Language,
): void {
  if (query.page > 1 && query.page > lastPage)
    throw redirect(toLocalizedPath(toPath({ ...query, page: lastPage }), language))
}
