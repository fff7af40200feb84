import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { viewStatementEvent } from '~/features/analytics'
import { loadBanner } from '~/features/banners/index.server'
import { createHiddenFilter } from '~/features/favorites/index.server'
import { drawPlaceMap } from '~/features/map/index.server'
import { createOgImage } from '~/features/share/index.server'
import { readRevealedPhones } from '~/features/statement-owner/index.server'
import { notFound } from '~/http/error-responses.server'
import type { Language } from '~/i18n/languages'
import { getAskingPricesHref } from '~/page/asking-prices-href'
import { throwNotFoundIfMissing } from '~/page/missing-data.server'
import { getTrustHref } from '~/page/trust-href'
import { getVisitor, type RequestAndContext, type Visitor } from '~/session/visitor.server'
import { configuration } from '~/upstream/content.server'
import { NO_DICTIONARIES, statementParameters } from '~/upstream/dictionaries.server'
import { statementParcel } from '~/upstream/map.server'
import { type OwnStatement, ownStatementPage } from '~/upstream/own-statements.server'
import { type StatementDetails, statementById } from '~/upstream/statement-details.server'
import { similarStatements, statementList } from '~/upstream/statements.server'
import { PUBLIC_STATUSES } from '~contract/statements'
import { statementUrl, statementUrlsByLanguage } from '../urls'
import { toStatementOgCard } from './og-card.server'
import { findSearchReferrer } from './search-referrer'
import { toStatementNames } from './statement-names'
import { readStayParams, STAY_PARAMS } from './stay-params'

/** Parameters for two rows on a desktop. */
const similarParams = new URLSearchParams({ per_page: '8' })

/** Loads a statement with the names of its ids; 404 for an unknown id. */
export async function loadStatement({ request, context }: LoaderFunctionArgs, id: number) {
  const visitor = getVisitor({ request, context })
  const [statement, dictionaries, similar, user, config, interscroller] = await Promise.all([
    visitor.call(statementById(id)).catch(throwNotFoundIfMissing('errors.statement_not_found')),
    visitor.optional('dictionaries', visitor.cachedCall(statementParameters)),
    visitor.optional(
      'similar',
      visitor.call(similarStatements(id, createHiddenFilter({ request, context }).forList(similarParams))),
    ),
    visitor.optional('user', visitor.user()),
    visitor.optional('config', visitor.cachedCall(configuration)),
    loadBanner(visitor, request, 'interscroller'),
  ])
  if (!statement.isOwn && !PUBLIC_STATUSES.includes(statement.status))
    throw notFound('errors.statement_not_found')
  const { language } = visitor
  context.caching.allow({ params: statement.stayTerms ? STAY_PARAMS : [] })
  countViewOnCacheHit(id, language, context)
  const { map, projectFlats } = await loadPlace(statement, visitor, context)
  const names = toStatementNames(statement, dictionaries ?? NO_DICTIONARIES)
  return {
    language,
    statement,
    own: statement.isOwn ? await visitor.optional('own statement', loadOwnStatement(visitor, id)) : undefined,
    names,
    lacksNames: dictionaries === undefined,
    similar: similar?.cards ?? [],
    interscroller,
    map,
    projectFlats,
    phones: readRevealedPhones(context),
    rate: config?.exchangeRate,
    back: findSearchReferrer(context.personalHeaders.referringPath, language),
    sender: user && { name: user.name },
    stay: statement.stayTerms && readStayParams(new URL(request.url).searchParams),
    canonical: statementUrl(statement, language),
    canonicalByLanguage: statementUrlsByLanguage(statement),
    socialImage: await createOgImage('statement', statement.id, { language, site: context.site }, (locale) =>
      toStatementOgCard(statement, names.room_types, locale),
    ),
    trustHref: getTrustHref(context.site, language),
    pricesHref: getAskingPricesHref(context.site, language, statement),
    analyticsEvents: context.dataLayer && [viewStatementEvent(statement)],
  }
}

/** Loads what the page shows of a statement that is not published: nothing that belongs to its address. */
export async function loadPreview(
  { request, context }: RequestAndContext,
  statement: StatementDetails,
  canonical: string,
): Promise<StatementData> {
  const visitor = getVisitor({ request, context })
  const [dictionaries, config, place] = await Promise.all([
    visitor.optional('dictionaries', visitor.cachedCall(statementParameters)),
    visitor.optional('config', visitor.cachedCall(configuration)),
    loadPlace(statement, visitor, context),
  ])
  return {
    language: visitor.language,
    statement,
    names: toStatementNames(statement, dictionaries ?? NO_DICTIONARIES),
    lacksNames: dictionaries === undefined,
    similar: [],
    interscroller: undefined,
    ...place,
    phones: [],
    rate: config?.exchangeRate,
    back: undefined,
    sender: undefined,
    stay: undefined,
    canonical,
    trustHref: undefined,
    pricesHref: undefined,
  }
}

async function loadPlace(statement: StatementDetails, visitor: Visitor, { site }: AppLoadContext) {
  const [map, projectFlats] = await Promise.all([
    loadPlaceMap(statement, visitor, site.map.drawingVersion),
    loadProjectFlats(statement, visitor),
  ])
  return { map, projectFlats }
}

/** Counts a view by requesting the statement from the API. */
export function countViewOnCacheHit(
  id: number,
  language: Language,
  { caching, upstream }: AppLoadContext,
): void {
  caching.countView(({ visitorId, requestId }) =>
    upstream.call({ language, visitorId, requestId }, statementById(id)),
  )
}

/**
 * Loads the map; the parcel's outline comes from the registry, only if the owner shows the cadastral code.
 */
async function loadPlaceMap(
  { id, place, cadastralCode, walkingTimes }: StatementDetails,
  visitor: Visitor,
  drawingVersion: string,
) {
  if (!place) return undefined
  const parcel = cadastralCode
    ? await visitor.optional('parcel', visitor.call(statementParcel(id)))
    : undefined
  const isCountryside = walkingTimes.length === 0
  return drawPlaceMap(place, { language: visitor.language, drawingVersion, isCountryside }, parcel)
}

/** Number of other flats in the same project. */
const PROJECT_FLATS = 4

/** Loads other flats in the same project and on the same terms. */
async function loadProjectFlats({ id, project, dealId }: StatementDetails, visitor: Visitor) {
  if (!project?.id) return []
  const query = new URLSearchParams({
    projects: String(project.id),
    deal_types: String(dealId),
    per_page: String(PROJECT_FLATS + 1),
  })
  const list = await visitor.optional('project flats', visitor.call(statementList(query)))
  return (list?.cards ?? []).filter((card) => card.id !== id).slice(0, PROJECT_FLATS)
}

/** Loads the state, dates and figures that only owners see. */
async function loadOwnStatement(visitor: Visitor, id: number): Promise<OwnStatement | undefined> {
  const { statements } = await visitor.call(ownStatementPage(new URLSearchParams({ ids: String(id) })))
  return statements.find((statement) => statement.id === id)
}

type StatementPageData = Awaited<ReturnType<typeof loadStatement>>

/** Data of the view. */
export type StatementData = Omit<
  StatementPageData,
  'own' | 'canonicalByLanguage' | 'socialImage' | 'analyticsEvents'
>

/** Data of a public page, with what search engines and shared links need. */
export type PublicStatementData = StatementData &
  Pick<StatementPageData, 'canonicalByLanguage' | 'socialImage'>
