import { listPaths } from '~backend/platform/http/mount-endpoint'
import type { AccountType } from '~contract/accounts'
import { allEndpoints } from '~contract/endpoints/all-endpoints'
import type { Endpoint } from '~contract/endpoints/endpoint'

/**
 * Visitors that a route accepts.
 * - everybody: also guests
 * - users: signed-in users, each for themselves
 * - owner: only the owner of the object; for others it does not exist
 * - holder: like owner, but a guest may own it as well
 * - operators: only operators; for others it does not exist
 * - a list: these types of accounts; others get 403
 */
export type Access = 'everybody' | 'users' | 'owner' | 'holder' | 'operators' | readonly AccountType[]

function toAccess({ access }: Endpoint): Access {
  if (typeof access === 'object') return access.types
  switch (access) {
    case 'owner':
    case 'holder':
      return access
    case 'operator':
      return 'operators'
    default:
      return access === 'user' ? 'users' : 'everybody'
  }
}

/** Access by route: the endpoints of the contract, and the calls of other systems. */
export const ACCESS_BY_ROUTE: Readonly<Record<string, Access>> = Object.fromEntries([
  ...allEndpoints.flatMap((endpoint) =>
    listPaths(endpoint).map((path): [string, Access] => [
      `${endpoint.method} /api${path}`,
      toAccess(endpoint),
    ]),
  ),
  ['POST /callbacks/payments/:provider', 'everybody'],
])
