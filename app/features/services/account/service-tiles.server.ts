import { toLocalizedPath } from '~/i18n/languages'
import type { Visitor } from '~/session/visitor.server'
import { navBadges } from '~/upstream/content.server'
import { profileServiceList } from '~/upstream/services.server'
import { findServiceByKey } from '../definitions/service-definitions'
import { orderPath } from '../order/urls'

/** Loads the services on sale that have a page here, with links to order them for these statements. */
export async function loadServiceTiles(visitor: Visitor, statementIds: readonly number[] = []) {
  const availableServices = await visitor.call(profileServiceList)
  const serviceBadges = await visitor.optional(
    'badges',
    visitor.cachedCall(navBadges(availableServices.map(({ id }) => id))),
  )
  return availableServices.flatMap(({ id, key, name, description, priceFrom }) => {
    const definition = findServiceByKey(key)
    if (!definition) return []
    const address = orderPath(definition.accountOrderPath, { statementIds: [...statementIds] })
    return {
      key,
      name,
      description,
      priceFrom,
      icon: definition.icon,
      href: toLocalizedPath(address, visitor.language),
      badge: serviceBadges?.find(({ ownerId }) => ownerId === id),
      takes: getStatementCapacity(definition),
    }
  })
}

export type ServiceTile = Awaited<ReturnType<typeof loadServiceTiles>>[number]

function getStatementCapacity({
  steps,
}: NonNullable<ReturnType<typeof findServiceByKey>>): 'many' | 'one' | 'none' {
  const part = steps.flatMap(({ parts }) => parts).find(({ kind }) => kind === 'statements')
  if (part?.kind === 'statements') return part.many ? 'many' : 'one'
  // A visit to the registry has no place.
  const fields = steps
    .flatMap(({ parts }) => parts)
    .flatMap((one) => (one.kind === 'fields' ? one.fields : []))
  return fields.some(({ name }) => name === 'address') ? 'one' : 'none'
}
