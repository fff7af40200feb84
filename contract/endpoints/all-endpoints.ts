import { accountEndpoints } from './accounts'
import { companyEndpoints } from './companies'
import { contactEndpoints } from './contact'
import { contentEndpoints } from './content'
import type { Endpoint } from './endpoint'
import { estimateEndpoints } from './estimates'
import { favoriteEndpoints } from './favorites'
import { geocodingEndpoints } from './geocoding'
import { loanEndpoints } from './loans'
import { locationEndpoints } from './locations'
import { notificationEndpoints } from './notifications'
import { publicFigureEndpoints } from './public-figures'
import { savedSearchEndpoints } from './saved-searches'
import { statementEndpoints } from './statements'
import { streetEndpoints } from './streets'

const FAMILIES = [
  savedSearchEndpoints,
  accountEndpoints,
  notificationEndpoints,
  favoriteEndpoints,
  statementEndpoints,
  publicFigureEndpoints,
  companyEndpoints,
  contentEndpoints,
  locationEndpoints,
  streetEndpoints,
  geocodingEndpoints,
  contactEndpoints,
  loanEndpoints,
  estimateEndpoints,
]

/** Endpoints of all families. */
export const allEndpoints: readonly Endpoint[] = FAMILIES.flatMap((family): Endpoint[] =>
  Object.values(family),
)
