import { redirect } from '@remix-run/node'
import { type Language, toLocalizedPath } from '~/i18n/languages'

/**
 * Rows may have gone since the link of a page was made, such as by removing the last one of it.
 * @throws Response a redirect to the last page, for a page behind it
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
