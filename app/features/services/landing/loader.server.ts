import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { viewServiceEvent } from '~/features/analytics'
import { callRequestHref } from '~/features/call-request'
import { searchShortcutUrl, toUpstreamParams } from '~/features/search-filters'
import { createOgImage } from '~/features/share/index.server'
import { tourUrl } from '~/features/statements'
import { hasSentForm } from '~/forms/sent-form-cookie.server'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath, withoutLanguagePrefix } from '~/i18n/languages'
import { getRankingHref } from '~/page/ranking-href'
import type { PageMeta } from '~/seo/page-meta'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { raters } from '~/upstream/appraisals.server'
import { publicRegistry } from '~/upstream/public-registry.server'
import { servicePackages } from '~/upstream/services.server'
import { type StatementCard, statementList } from '~/upstream/statements.server'
import { statementTour } from '~/upstream/tours.server'
import { findServicePage } from '../definitions/service-definitions'
import { orderPath } from '../order/urls'
import { toLandingShareImage } from './share-image.server'

const EXAMPLE_COUNT = 4

/** Parameter of the package a guest chose, so that signing in continues with its order. */
const PACKAGE_PARAM = 'order'

/** Loads the page without parts that are unavailable. */
export async function loadLanding(args: LoaderFunctionArgs) {
  const { context } = args
  const visitor = getVisitor(args)
  const { language } = visitor
  const url = new URL(args.request.url)
  const servicePage = findServicePage(withoutLanguagePrefix(url.pathname))
  if (servicePage?.page !== 'landing') throw notFound('errors.page_desc')
  const { definition, path } = servicePage
  const requestedPackage = url.searchParams.get(PACKAGE_PARAM)
  const user = await visitor.optional('user', visitor.user())
  if (requestedPackage !== null && user)
    throw redirect(
      toLocalizedPath(orderPath(definition.accountOrderPath, { package: requestedPackage }), language),
    )

  const searchFilters = definition.examples && {
    lists: {},
    ranges: {},
    flags: [],
    page: 1,
    ...definition.examples,
  }
  const isAppraisal = definition.name === 'appraisal'
  const [packages, examples, raterList, register, i18n] = await Promise.all([
    visitor.optional('packages', visitor.cachedCall(servicePackages(definition.key))),
    searchFilters &&
      visitor.optional(
        'examples',
        visitor.call(statementList(toUpstreamParams(searchFilters, EXAMPLE_COUNT))),
      ),
    isAppraisal ? visitor.optional('raters', visitor.cachedCall(raters)) : undefined,
    definition.name === 'registry'
      ? visitor.optional('registry', visitor.cachedCall(publicRegistry))
      : undefined,
    getI18n(language),
  ])
  const view = visitor.isSignedIn ? definition.accountOrderPath : definition.publicOrderPath
  const t = i18n.getFixedT(language, 'service-landings')
  return {
    name: definition.name,
    raters: raterList ?? [],
    fees: (register?.reasons ?? []).flatMap(({ key, name, registerFee, prices }) =>
      prices.slice(0, 1).map(({ total }) => ({ key, name, registerFee, total })),
    ),
    company: isAppraisal ? { isSent: hasSentCompanyLead(args) } : undefined,
    packages: packages ?? [],
    orderHrefs: Object.fromEntries(
      ['', ...(packages ?? []).map(({ id }) => String(id))].map((id) => [id, orderHref(id)]),
    ),
    callHref: callRequestHref(url.pathname, '1'),
    examples: examples?.cards ?? [],
    tour: definition.name === 'tour' ? await loadExampleTour(examples?.cards ?? [], visitor) : undefined,
    rankingHref: definition.name === 'vip' ? getRankingHref(context.site, language) : undefined,
    examplesHref: definition.examples && searchShortcutUrl(definition.examples, language),
    analyticsEvents: context.dataLayer && [viewServiceEvent({ id: definition.id, key: definition.key })],
    relatedServices: definition.relatedServices ?? [],
    meta: {
      title: t(`${definition.name}.title`),
      description: t(`${definition.name}.description`),
      canonical: toLocalizedPath(path, language),
      socialImage: await createOgImage(
        'service',
        definition.name,
        { language, site: args.context.site },
        (locale) => toLandingShareImage(definition.name, locale),
      ),
    } satisfies PageMeta,
  }

  function orderHref(id: string): string {
    if (view) return toLocalizedPath(orderPath(view, { package: id }), language)
    return `${toLocalizedPath(path, language)}?${new URLSearchParams({ [PACKAGE_PARAM]: id, login: '1' })}`
  }
}

/** Loads a tour of one of the examples; externally hosted tours cannot be embedded. */
async function loadExampleTour(cards: readonly StatementCard[], visitor: Visitor) {
  const [example] = cards
  if (!example) return undefined
  const rooms = (await visitor.optional('tour', visitor.call(statementTour(example.id)))) ?? []
  return rooms.length > 0
    ? { rooms, title: example.title, href: tourUrl(example.id, visitor.language) }
    : undefined
}

export type LandingData = Awaited<ReturnType<typeof loadLanding>>

export const SENT_PARAM = 'sent'

function hasSentCompanyLead({ request }: LoaderFunctionArgs): boolean {
  return new URL(request.url).searchParams.has(SENT_PARAM) && hasSentForm('company', request)
}
