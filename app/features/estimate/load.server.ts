import type { LoaderFunctionArgs } from '@remix-run/node'
import { readVisitor, type Visitor } from '../../http/visitor.server'
import { cities } from '../../upstream/locations.server'
import { oneStatement } from '../../upstream/one-statement.server'
import { statementIdOf } from '../statements'
import { type Draft, emptyDraft } from './draft'
import { type FormView, formView } from './form-view.server'
import { draftFromStatement } from './from-statement'
import { type KeptEstimate, keptEstimate } from './kept.server'
import { formLeft } from './left.server'
import { type EstimatePlace, isModal, placeOf, readTab, TABS, type Tab, tabAddress } from './place'
import { type ResultView, resultView } from './result-view.server'

/** What the estimator of an address shows. */
export interface EstimateData {
  place: EstimatePlace
  tab: Tab
  introHref: string
  /** A guest wants more than the intro. */
  asksLogin: boolean
  /** The last estimate did not come through. */
  hasFailed: boolean
  form?: FormView | undefined
  result?: ResultView | undefined
}

/** The estimator that an address opens over its page; undefined when it opens none. */
export async function loadEstimateModal(args: LoaderFunctionArgs): Promise<EstimateData | undefined> {
  return isModal(new URL(args.request.url)) ? loadEstimate(args) : undefined
}

/** A part that cannot be shown, such as a result before there is one, is the intro. */
export async function loadEstimate(args: LoaderFunctionArgs): Promise<EstimateData> {
  const { request, context } = args
  const visitor = readVisitor(args)
  const url = new URL(request.url)
  const left = formLeft(context)
  const asked = left ? TABS.form : readTab(url)
  const isGuest = (await visitor.optional('user', visitor.user())) === undefined
  const intro = {
    place: placeOf(url),
    tab: TABS.intro,
    introHref: tabAddress(placeOf(url), TABS.intro),
    asksLogin: isGuest && asked !== TABS.intro,
    hasFailed: url.searchParams.has('ai_failed'),
  }
  if (isGuest || asked === TABS.intro) return intro

  const kept = keptEstimate(request, context)
  if (asked === TABS.result) {
    const result = kept?.outcome && (await resultView(visitor, kept.draft, kept.outcome))
    return result ? { ...intro, tab: TABS.result, result } : intro
  }
  const now = left ?? { draft: await draftFor(url, visitor, kept), mistakes: [] }
  const form = await visitor.optional('estimate form', formView(visitor, context, now))
  return form ? { ...intro, tab: TABS.form, form } : { ...intro, hasFailed: true }
}

/** What was filled in before, if it was for the same statement or for none; else the statement, or nothing. */
async function draftFor(url: URL, visitor: Visitor, kept: KeptEstimate | undefined): Promise<Draft> {
  const id = url.searchParams.has('statementInner')
    ? statementIdOf(url.pathname.split('/').at(-1))
    : undefined
  if (kept && kept.draft.statement === (id === undefined ? undefined : String(id))) return kept.draft
  if (id === undefined) return emptyDraft
  const [statement, places] = await Promise.all([
    visitor.optional('statement', visitor.call(oneStatement(id))),
    visitor.optional('cities', visitor.reference(cities)),
  ])
  if (!statement) return emptyDraft
  const districts = places?.find((city) => city.id === (statement.cityId ?? 1))?.districts
  const district = districts?.find(({ urbans }) => urbans.some((urban) => urban.id === statement.urbanId))
  return draftFromStatement(statement, district?.id)
}
