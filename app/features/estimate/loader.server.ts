import type { LoaderFunctionArgs } from '@remix-run/node'
import { parseStatementId } from '~/features/statements'
import { toSignInHref } from '~/http/sign-in-href'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { cities } from '~/upstream/locations.server'
import { statementById } from '~/upstream/statement-details.server'
import { TBILISI_ID } from '~contract/locations'
import { type EstimateDraft, emptyDraft } from './draft'
import { type FormView, loadFormView } from './form-view.server'
import { draftFromStatement } from './from-statement'
import { loadResultView, type ResultView } from './result-view.server'
import { readSavedEstimate, type SavedEstimate } from './saved-estimate.server'
import {
  type EstimatePageUrl,
  type EstimateTabId,
  estimateTabHref,
  parseTab,
  TABS,
  toEstimatePageUrl,
} from './urls'

export interface EstimateData {
  page: EstimatePageUrl
  tab: EstimateTabId
  introHref: string
  signInHref: string
  requiresSignIn: boolean
  hasFailed: boolean
  form?: FormView | undefined
  result?: ResultView | undefined
}

/**
 * Loads the dialog. A tab without content, such as a result before the first estimate, falls back to the
 * intro.
 */
export async function loadEstimate(args: LoaderFunctionArgs): Promise<EstimateData> {
  const { request, context } = args
  const visitor = getVisitor(args)
  const url = new URL(request.url)
  const requestedTab = parseTab(url)
  const isGuest = (await visitor.optional('user', visitor.user())) === undefined
  const intro = {
    page: toEstimatePageUrl(url),
    tab: TABS.intro,
    introHref: estimateTabHref(toEstimatePageUrl(url), TABS.intro),
    signInHref: toSignInHref(estimateTabHref(toEstimatePageUrl(url), requestedTab), visitor.language),
    requiresSignIn: isGuest && requestedTab !== TABS.intro,
    hasFailed: url.searchParams.has('ai_failed'),
  }
  if (isGuest || requestedTab === TABS.intro) return intro

  const savedEstimate = readSavedEstimate({ request, context })
  if (requestedTab === TABS.result) {
    const result =
      savedEstimate?.outcome && (await loadResultView(visitor, savedEstimate.draft, savedEstimate.outcome))
    return result ? { ...intro, tab: TABS.result, result } : intro
  }
  const draft = await loadDraft(url, visitor, savedEstimate)
  const form = await visitor.optional('estimate form', loadFormView(visitor, context, { draft }))
  return form ? { ...intro, tab: TABS.form, form } : { ...intro, hasFailed: true }
}

/** Loads the saved draft if it is for the same statement, or else the statement's values. */
async function loadDraft(
  url: URL,
  visitor: Visitor,
  savedEstimate: SavedEstimate | undefined,
): Promise<EstimateDraft> {
  const id = url.searchParams.has('statementInner')
    ? parseStatementId(url.pathname.split('/').at(-1))
    : undefined
  if (savedEstimate && savedEstimate.draft.statement === (id === undefined ? undefined : String(id)))
    return savedEstimate.draft
  if (id === undefined) return emptyDraft
  const [statement, places] = await Promise.all([
    visitor.optional('statement', visitor.call(statementById(id))),
    visitor.optional('cities', visitor.cachedCall(cities)),
  ])
  if (!statement) return emptyDraft
  const districts = places?.find((city) => city.id === (statement.cityId ?? TBILISI_ID))?.districts
  const district = districts?.find(({ urbans }) => urbans.some((urban) => urban.id === statement.urbanId))
  return draftFromStatement(statement, district?.id)
}
