import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { loadSearch } from '~/features/search/loader.server'
import { searchMeta } from '~/features/search/search-meta'
import { parseTypeWord } from '~/features/search-filters/index.server'
import { STATEMENT_PATH_SEGMENT } from '~/features/statements/urls'
import { notFound } from '~/http/error-responses.server'

export { action, default, handle } from '~/routes/search'

/** `/udzravi-qoneba/iyideba-bina`: unknown slugs answer 404, as no such page exists. */
export async function loader(args: LoaderFunctionArgs) {
  const { statement_type: type, deal } = args.params
  if (type?.toLowerCase() !== STATEMENT_PATH_SEGMENT) throw notFound('errors.page_desc')
  const filters = deal === undefined ? {} : parseTypeWord(deal)
  if (!filters) throw notFound('errors.page_desc')
  return loadSearch(args, { ...filters, unknownWords: [] })
}

export const meta: MetaFunction<typeof loader> = searchMeta
