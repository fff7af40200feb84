import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { notFound } from '../../../http/failures.server'
import { readVisitor, type Visitor } from '../../../http/visitor.server'
import { i18nFor } from '../../../i18n/i18n.server'
import { barePath, localizedPath } from '../../../i18n/languages'
import { raters } from '../../../upstream/raters.server'
import { registry } from '../../../upstream/registry.server'
import { servicePackages } from '../../../upstream/services.server'
import { type StatementCard, statementList } from '../../../upstream/statements.server'
import { tourOf } from '../../../upstream/tours.server'
import { viewService } from '../../analytics'
import { callAddress } from '../../call-request'
import { shortcut, upstreamQuery } from '../../criteria'
import { sharedPicture } from '../../share/index.server'
import { tourAddress } from '../../statements'
import type { LandingName } from '../definition'
import { definitionsOf, servicePageAt } from '../definitions/all'
import { choiceAddress } from '../order/choice'
import { loadCompany } from './company.server'
import { landingCard } from './shared-picture.server'

const EXAMPLES = 4
/** Names the package that a guest wanted, so that logging in leads on to its order. */
const WANTED = 'order'

/** The page that says what a service is for. Whatever of it cannot be had is left out. */
export async function loadLanding(args: LoaderFunctionArgs) {
  const { context } = args
  const visitor = readVisitor(args)
  const { language } = visitor
  const url = new URL(args.request.url)
  const at = servicePageAt(barePath(url.pathname))
  if (at?.page !== 'landing') throw notFound('errors.page_desc')
  const { definition, path } = at
  const wanted = url.searchParams.get(WANTED)
  if (wanted !== null && visitor.signedIn && (await visitor.user()))
    throw redirect(localizedPath(choiceAddress(definition.accountView, { package: wanted }), language))

  const criteria = definition.examples && {
    lists: {},
    ranges: {},
    flags: [],
    page: 1,
    ...definition.examples,
  }
  const isRating = definition.name === 'rate'
  const [packages, examples, valuers, register, user, i18n] = await Promise.all([
    visitor.optional('packages', visitor.reference(servicePackages(definition.key))),
    criteria && visitor.optional('examples', visitor.call(statementList(upstreamQuery(criteria, EXAMPLES)))),
    isRating ? visitor.optional('raters', visitor.reference(raters)) : undefined,
    definition.name === 'registry' ? visitor.optional('registry', visitor.reference(registry)) : undefined,
    visitor.user(),
    i18nFor(language),
  ])
  const view = user ? definition.accountView : definition.view
  const t = i18n.getFixedT(language, 'landings')
  return {
    // Only those with words of their own have a page.
    name: definition.name as LandingName,
    raters: valuers ?? [],
    fees: (register?.reasons ?? []).flatMap(({ key, name, registerFee, prices }) =>
      prices.slice(0, 1).map(({ total }) => ({ key, name, registerFee, total })),
    ),
    company: isRating ? loadCompany(args) : undefined,
    packages: packages ?? [],
    /** Where a package is ordered; any, when none is named. */
    orderHrefs: Object.fromEntries(
      ['', ...(packages ?? []).map(({ id }) => String(id))].map((id) => [id, orderHref(id)]),
    ),
    callHref: callAddress(url.pathname, '1'),
    examples: examples?.cards ?? [],
    tour: definition.name === 'tour' ? await exampleTour(examples?.cards ?? [], visitor) : undefined,
    examplesHref: definition.examples && shortcut(definition.examples, language),
    told: context.dataLayer && [viewService(definition)],
    beside: definitionsOf(definition.beside ?? []).flatMap(({ name, icon, landing }) =>
      landing ? [{ name: name as LandingName, icon, href: localizedPath(landing, language) }] : [],
    ),
    meta: {
      title: t(`${definition.name as LandingName}.title`),
      description: t(`${definition.name as LandingName}.description`),
      canonical: localizedPath(path, language),
      picture: await sharedPicture(
        'service',
        definition.name,
        { language, site: args.context.site },
        (words) => landingCard(definition.name as LandingName, words),
      ),
    },
  }

  function orderHref(id: string): string {
    if (view) return localizedPath(choiceAddress(view, { package: id }), language)
    return `${localizedPath(path, language)}?${new URLSearchParams({ [WANTED]: id, login: '1' })}`
  }
}

/** One of the examples to be walked through right here; tours that are kept elsewhere cannot be. */
async function exampleTour(cards: readonly StatementCard[], visitor: Visitor) {
  const [example] = cards
  if (!example) return undefined
  const rooms = (await visitor.optional('tour', visitor.call(tourOf(example.id)))) ?? []
  return rooms.length > 0
    ? { rooms, title: example.title, href: tourAddress(example.id, visitor.language) }
    : undefined
}

export type LandingData = Awaited<ReturnType<typeof loadLanding>>
