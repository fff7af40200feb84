import { type LinksFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { OwnerPanel } from '~/features/own-statements'
import { searchShortcutUrl } from '~/features/search-filters'
import { parseListingPath } from '~/features/search-filters/index.server'
import { ServiceLinks, StatementPromotions } from '~/features/services'
import { loadServiceTiles } from '~/features/services/index.server'
import { statementAction } from '~/features/statements/actions/action.server'
import { loadStatement } from '~/features/statements/page/loader.server'
import printStyles from '~/features/statements/page/print.css?url'
import { statementMeta } from '~/features/statements/page/statement-meta'
import { StatementView } from '~/features/statements/page/view'
import { parseStatementId } from '~/features/statements/urls'
import { notFound } from '~/http/error-responses.server'
import { getPathLanguage } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'

// A print style sheet does not block rendering.
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: printStyles, media: 'print' }]

/** Loads `/udzravi-qoneba/{deal}/{slug}-{id}` and `/statements/{id}`: only the id counts. */
export async function loader(args: LoaderFunctionArgs) {
  const { statement_type: type, deal, id: slugWithId } = args.params
  if (type !== undefined && !parseListingPath(type, deal)) throw notFound('errors.page_desc')
  if (slugWithId === undefined)
    throw redirect(searchShortcutUrl({}, getPathLanguage(new URL(args.request.url).pathname)))
  const id = parseStatementId(slugWithId)
  if (id === undefined) throw notFound('errors.statement_not_found')
  const page = await loadStatement(args, id)
  const visitor = getVisitor(args)
  const tiles = page.own && (await visitor.optional('services', loadServiceTiles(visitor, [id])))
  const fitting = tiles?.filter(({ takes }) => takes !== 'none') ?? []
  return { ...page, tiles: fitting }
}

export const action = pageAction((args) => {
  const id = parseStatementId(args.params.id)
  if (id === undefined) throw notFound('errors.statement_not_found')
  return statementAction(args, id)
})

export const meta: MetaFunction<typeof loader> = statementMeta

export default function StatementPage() {
  const { t } = useTranslation('statement-page')
  const { tiles, ...page } = useLoaderData<typeof loader>()
  const { own, canonical, statement } = page
  const ownerPanel = own ? (
    <OwnerPanel statement={own} returnTo={canonical} tiles={tiles} />
  ) : statement.status === 'active' ? (
    <StatementPromotions statementId={statement.id} />
  ) : null
  const services = <ServiceLinks title={t('services')} names={['appraisal', 'legal', 'registry']} />
  return <StatementView data={page} ownerPanel={ownerPanel} services={services} />
}
