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

const forEverybody = (paths: readonly string[]) => paths.map((path): [string, Access] => [path, 'everybody'])
const forUsers = (paths: readonly string[]) => paths.map((path): [string, Access] => [path, 'users'])

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

/** Access by route: the endpoints of the contract and the routes that have no endpoint yet. */
export const ACCESS_BY_ROUTE: Readonly<Record<string, Access>> = Object.fromEntries([
  ...allEndpoints.flatMap((endpoint) =>
    listPaths(endpoint).map((path): [string, Access] => [
      `${endpoint.method} /api${path}`,
      toAccess(endpoint),
    ]),
  ),
  ...forEverybody(['POST /callbacks/payments/:provider']),
  ...forUsers([]),
  ['GET /api/v1/operator/statements', 'operators'],
  ['GET /api/v1/operator/statements/:id', 'operators'],
  ['GET /api/v1/operator/statements/:id/photos/:token', 'operators'],
  ['POST /api/v1/operator/statements/:id/publish', 'operators'],
  ['POST /api/v1/operator/statements/:id/refuse', 'operators'],
  ['GET /api/v1/operator/leads', 'operators'],
  ['GET /api/v1/operator/leads/:id', 'operators'],
  ['POST /api/v1/operator/leads/:id/acts', 'operators'],
  ['POST /api/v1/operator/leads/:id/reveal', 'operators'],
  ['GET /api/v1/operator/approvals', 'operators'],
  ['POST /api/v1/operator/approvals/:id/decision', 'operators'],
  ['GET /api/v1/operator/payments', 'operators'],
  ['POST /api/v1/operator/payments/search', 'operators'],
  ['GET /api/v1/operator/payments/:id', 'operators'],
  ['POST /api/v1/operator/payments/:id/settle', 'operators'],
  ['POST /api/v1/operator/payments/:id/not-charged', 'operators'],
  ['POST /api/v1/operator/payments/:id/refund', 'operators'],
  ['GET /api/v1/operator/acts', 'operators'],
  ['GET /api/v1/operator/questionnaires', 'operators'],
  ['GET /api/v1/operator/questionnaires/:id', 'operators'],
  ['POST /api/v1/operator/questionnaires', 'operators'],
  ['GET /api/v1/operator/reported-statements', 'operators'],
  ['GET /api/v1/operator/reported-statements/:id', 'operators'],
  ['POST /api/v1/operator/reported-statements/:id/acts', 'operators'],
  ['GET /api/v1/operator/tables/:table', 'operators'],
  ['GET /api/v1/operator/tables/:table/:id', 'operators'],
  ['POST /api/v1/operator/tables/:table', 'operators'],
  ['POST /api/v1/operator/tables/:table/:id', 'operators'],
  ['POST /api/v1/operator/tables/:table/:id/remove', 'operators'],
  ['GET /api/v1/operator/users', 'operators'],
  ['POST /api/v1/operator/users/search', 'operators'],
  ['GET /api/v1/operator/users/:id', 'operators'],
  ['POST /api/v1/operator/users/:id/acts', 'operators'],
  ['GET /api/v1/operator/orders', 'operators'],
  ['GET /api/v1/operator/orders/:id', 'operators'],
  ['GET /api/v1/operator/orders/:id/document', 'operators'],
  ['POST /api/v1/operator/orders/:id/reveal', 'operators'],
  ['POST /api/v1/operator/orders/:id/take', 'operators'],
  ['POST /api/v1/operator/orders/:id/release', 'operators'],
  ['POST /api/v1/operator/orders/:id/note', 'operators'],
  ['POST /api/v1/operator/orders/:id/tour', 'operators'],
  ['POST /api/v1/operator/orders/:id/photos', 'operators'],
  ['POST /api/v1/operator/orders/:id/refund', 'operators'],
  ['POST /api/v1/operator/orders/:id/boost', 'operators'],
  ['POST /api/v1/operator/orders/:id/done', 'operators'],
  ['POST /api/v1/operator/orders/:id/call_off', 'operators'],
  ['POST /api/v1/operator/orders/:id/visit', 'operators'],
  ['POST /api/v1/operator/orders/:id/area', 'operators'],
  ['POST /api/v1/operator/orders/:id/document', 'operators'],
])
