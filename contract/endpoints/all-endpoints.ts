import { accountEndpoints } from './accounts'
import { appraisalEndpoints, registryEndpoints } from './appraisals'
import { companyEndpoints } from './companies'
import { contactEndpoints } from './contact'
import { contentEndpoints } from './content'
import type { Endpoint } from './endpoint'
import { estimateEndpoints } from './estimates'
import { favoriteEndpoints } from './favorites'
import { geocodingEndpoints } from './geocoding'
import { identityEndpoints } from './identity'
import { loanEndpoints } from './loans'
import { locationEndpoints } from './locations'
import { notificationEndpoints } from './notifications'
import { paymentEndpoints } from './payments'
import { agentEndpoints, phoneCodeEndpoints, profileEndpoints } from './profile'
import { publicFigureEndpoints } from './public-figures'
import { savedSearchEndpoints } from './saved-searches'
import { searchRequestEndpoints } from './search-requests'
import { orderEndpoints, serviceEndpoints } from './services'
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
  serviceEndpoints,
  appraisalEndpoints,
  registryEndpoints,
  paymentEndpoints,
  orderEndpoints,
  identityEndpoints,
  profileEndpoints,
  phoneCodeEndpoints,
  agentEndpoints,
  searchRequestEndpoints,
]

/** Endpoints of all families. */
export const allEndpoints: readonly Endpoint[] = FAMILIES.flatMap((family): Endpoint[] =>
  Object.values(family),
)
