import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { loadSearch } from '../../features/search/load.server'
import { readPathWord } from '../../features/search/path-words'
import { searchMeta } from '../../features/search/search-meta'
import { STATEMENT_TYPE } from '../../features/statements/statement-address'
import { notFound } from '../../http/failures.server'

export { default, handle } from '../search/route'

/** `/udzravi-qoneba/iyideba-bina`: here every word must be known, since anything else is an address that never was. */
export async function loader(args: LoaderFunctionArgs) {
  const { statement_type: type, deal } = args.params
  if (type?.toLowerCase() !== STATEMENT_TYPE) throw notFound('errors.page_desc')
  const filters = deal === undefined ? {} : readPathWord(deal, false)
  if (!filters) throw notFound('errors.page_desc')
  return loadSearch(args, filters)
}

export const meta: MetaFunction<typeof loader> = searchMeta
