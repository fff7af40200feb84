import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { redirectFormerMapUrl } from '~/features/search/filters/path-filters.server'
import { loadSearch } from '~/features/search/loader.server'
import { searchMeta } from '~/features/search/search-meta'
import { searchShortcutUrl } from '~/features/search-filters'
import { parseListingPath, parseTypeWord } from '~/features/search-filters/index.server'
import { STATEMENT_PATH_SEGMENT } from '~/features/statements/urls'
import { notFound } from '~/http/error-responses.server'
import { getPathLanguage, toLocalizedPath } from '~/i18n/languages'

export { action, default } from '~/routes/search'

/**
 * Loads `/udzravi-qoneba/iyideba-bina`; paths such as `/bina/iyideba` redirect to their search, and unknown
 * ones are 404.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { statement_type: type, deal } = args.params
  const found = parseListingPath(type ?? '', deal)
  if (!found) throw notFound('errors.page_desc')
  const language = getPathLanguage(new URL(args.request.url).pathname)
  const filters = deal === undefined ? {} : parseTypeWord(deal)
  if (type?.toLowerCase() !== STATEMENT_PATH_SEGMENT || !filters) {
    const { dealType, realEstateType } = found
    const lists = {
      ...(dealType && { deal_types: [dealType] }),
      ...(realEstateType && { real_estate_types: [realEstateType] }),
    }
    throw redirect(searchShortcutUrl({ lists }, language), 301)
  }
  redirectFormerMapUrl(args.request, toLocalizedPath(['/s', deal].filter(Boolean).join('/'), language))
  return loadSearch(args, { pathFilters: { ...filters, unknownWords: [] }, isMap: false })
}

export const meta: MetaFunction<typeof loader> = searchMeta
