import type { LoaderFunctionArgs } from '@remix-run/node'
import { readDraftKeys } from '~/features/statement-drafts/index.server'
import { requireListPage } from '~/http/require-list-page.server'
import { getI18n } from '~/i18n/i18n.server'
import { requireUser } from '~/session/guards.server'
import { unsealSearch } from '~/session/sealed-search.server'
import { getVisitor, type RequestAndContext, type Visitor } from '~/session/visitor.server'
import { currentAgents } from '~/upstream/agents.server'
import { type Dictionaries, statementParameters } from '~/upstream/dictionaries.server'
import { ownStatementPage } from '~/upstream/own-statements.server'
import { ownDrafts, type StatementDraft, statementDraft } from '~/upstream/statement-drafts.server'
import { toCurrency } from '~contract/currencies'
import type { Language } from '~contract/languages'
import { CLIENT_OWNERS, NEW_STATEMENT_PATH, parseDraftNumber } from '~contract/statement-drafts'
import { IMPORTING_TYPES } from '~contract/statement-imports'
import { toReaderName } from '~contract/values/reader-name'
import { loadDialog } from './dialog.server'
import { ownStatementsPath, parseOwnStatementsParams, toUpstreamParams } from './urls'

export async function loadOwnStatements({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { role } = await requireUser(visitor, request)
  const { searchParams } = new URL(request.url)
  const { query: params, searchText = '' } = unsealSearch(
    context.signer,
    parseOwnStatementsParams(searchParams),
  )
  const hasOwnDrafts = context.site.addStatementUrl === NEW_STATEMENT_PATH
  const [list, drafts, dictionaries, i18n, dialog, agents] = await Promise.all([
    visitor.call(ownStatementPage(toUpstreamParams(params, searchText))),
    hasOwnDrafts ? visitor.optional('drafts', loadDrafts(visitor, { request, context })) : [],
    visitor.optional('parameters', visitor.cachedCall(statementParameters)),
    getI18n(visitor.language),
    loadDialog(visitor, request),
    role === 'broker' ? visitor.optional('agents', visitor.call(currentAgents)) : undefined,
  ])
  if (!dialog) requireListPage(params, list.lastPage, ownStatementsPath, visitor.language)
  return {
    ...list,
    params,
    searchText,
    drafts: (drafts ?? []).map((draft) => toDraftRow(draft, dictionaries, visitor.language)),
    dialog,
    canImport: hasOwnDrafts && IMPORTING_TYPES.some((type) => type === role),
    hasClients: CLIENT_OWNERS.some((type) => type === role),
    agents: (agents?.agents ?? []).map(({ id, name, email }) => ({
      id,
      name: toReaderName(name ?? '', visitor.language) || email,
    })),
    deals: dictionaries?.deal_types.all ?? [],
    kinds: dictionaries?.real_estate_types.all ?? [],
    title: i18n.getFixedT(visitor.language, 'own-statements')(params.agent ? 'agents.title' : 'title'),
  }
}

/** Loads drafts of the account, and a guest's drafts of this browser. */
async function loadDrafts(visitor: Visitor, args: RequestAndContext) {
  const own = await visitor.call(ownDrafts)
  const begun = readDraftKeys(args).filter(({ id }) => own.every((draft) => draft.id !== id))
  const found = await Promise.allSettled(begun.map((reference) => visitor.call(statementDraft(reference))))
  return [...own, ...found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))]
}

function toDraftRow(
  { id, values, localAddress, state, updatedAt, statement, hasOwner }: StatementDraft,
  dictionaries: Dictionaries | undefined,
  language: Language,
) {
  const nameOf = (dictionary: 'deal_types' | 'real_estate_types', entryId: string | undefined) =>
    dictionaries?.[dictionary].all.find((entry) => String(entry.id) === entryId)?.name
  const currency = toCurrency(values.currency_id)
  const total = parseDraftNumber('price', values.price)
  return {
    id,
    address: localAddress ?? toReaderName(values.address ?? '', language),
    kind: nameOf('real_estate_types', values.real_estate_type_id),
    deal: nameOf('deal_types', values.deal_type_id),
    price: currency && total ? { currency, total } : undefined,
    state,
    updatedAt,
    /** True if it can be published and deleted with others: a guest's draft needs its key. */
    isSelectable: hasOwner && state !== 'in_review',
    /** Published statement that is edited. */
    statement,
  }
}

export type OwnStatementsData = Awaited<ReturnType<typeof loadOwnStatements>>
