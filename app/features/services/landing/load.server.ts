import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { notFound } from '../../../http/failures.server'
import { readVisitor } from '../../../http/visitor.server'
import { i18nFor } from '../../../i18n/i18n.server'
import { barePath, localizedPath } from '../../../i18n/languages'
import { servicePackages } from '../../../upstream/services.server'
import { statementList } from '../../../upstream/statements.server'
import { callAddress } from '../../call-request'
import { shortcut, upstreamQuery } from '../../criteria'
import { definitionsOf, servicePageAt } from '../definitions/all'
import { choiceAddress } from '../order/choice'

const EXAMPLES = 4
/** Names the package that a guest wanted, so that logging in leads on to its order. */
const WANTED = 'order'

/** The page that says what a service is for. Whatever of it cannot be had is left out. */
export async function loadLanding(args: LoaderFunctionArgs) {
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
  const [packages, examples, user, i18n] = await Promise.all([
    visitor.optional('packages', visitor.reference(servicePackages(definition.key))),
    criteria && visitor.optional('examples', visitor.call(statementList(upstreamQuery(criteria, EXAMPLES)))),
    visitor.user(),
    i18nFor(language),
  ])
  const view = user ? definition.accountView : definition.view
  const t = i18n.getFixedT(language, 'landings')
  return {
    name: definition.name,
    packages: packages ?? [],
    /** Where a package is ordered; any, when none is named. */
    orderHrefs: Object.fromEntries(
      ['', ...(packages ?? []).map(({ id }) => String(id))].map((id) => [id, orderHref(id)]),
    ),
    callHref: callAddress(url.pathname, '1'),
    examples: examples?.cards ?? [],
    examplesHref: definition.examples && shortcut(definition.examples, language),
    beside: definitionsOf(definition.beside ?? []).flatMap(({ name, icon, landing }) =>
      landing ? [{ name, icon, href: localizedPath(landing, language) }] : [],
    ),
    meta: {
      title: t(`${definition.name}.title`),
      description: t(`${definition.name}.description`),
      canonical: localizedPath(path, language),
    },
  }

  function orderHref(id: string): string {
    if (view) return localizedPath(choiceAddress(view, { package: id }), language)
    return `${localizedPath(path, language)}?${new URLSearchParams({ [WANTED]: id, login: '1' })}`
  }
}

export type LandingData = Awaited<ReturnType<typeof loadLanding>>
