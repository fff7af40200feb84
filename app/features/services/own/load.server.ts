import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '../../../http/guard.server'
import { readVisitor, type Visitor } from '../../../http/visitor.server'
import { i18nFor } from '../../../i18n/i18n.server'
import { localizedPath } from '../../../i18n/languages'
import { badges } from '../../../upstream/content.server'
import { activePackages, serviceOrders, services } from '../../../upstream/services.server'
import { definitionOf } from '../definitions/all'
import { choiceAddress } from '../order/choice'

/** What somebody can order, has ordered, and has running. */
export async function loadOwnServices(args: LoaderFunctionArgs) {
  const visitor = readVisitor(args)
  await requireUser(visitor, args.request)
  const [tiles, orders, packages, i18n] = await Promise.all([
    loadTiles(visitor),
    visitor.optional('orders', visitor.call(serviceOrders)),
    visitor.optional('packages', visitor.call(activePackages)),
    i18nFor(visitor.language),
  ])
  return { tiles, orders, packages, title: i18n.getFixedT(visitor.language, 'services')('own.title') }
}

export type OwnServicesData = Awaited<ReturnType<typeof loadOwnServices>>

/**
 * The services that are sold and have their pages here, each with where it is ordered.
 * @param statementIds what they would be for
 */
export async function loadTiles(visitor: Visitor, statementIds: readonly number[] = []) {
  const sold = await visitor.call(services)
  const marks = await visitor.optional('badges', visitor.reference(badges(sold.map(({ id }) => id))))
  return sold.flatMap(({ id, key, name, description, priceFrom }) => {
    const definition = definitionOf(key)
    if (!definition) return []
    const address = choiceAddress(definition.accountView, { statementIds: [...statementIds] })
    return {
      key,
      name,
      description,
      priceFrom,
      icon: definition.icon,
      href: localizedPath(address, visitor.language),
      badge: marks?.find(({ routeId }) => routeId === id)?.name,
      /** Whether it can be for statements at all, and for several at once. */
      takes: takesOf(definition),
    }
  })
}

export type ServiceTile = Awaited<ReturnType<typeof loadTiles>>[number]

function takesOf({ steps }: NonNullable<ReturnType<typeof definitionOf>>): 'many' | 'one' | 'none' {
  const part = steps.flatMap(({ parts }) => parts).find(({ kind }) => kind === 'statements')
  if (part?.kind !== 'statements') return 'none'
  return part.many ? 'many' : 'one'
}
