import { accountLeadEndpoints } from './account-leads'
import { accountEndpoints } from './accounts'
import { appraisalEndpoints, registryEndpoints } from './appraisals'
import { askingPriceEndpoints } from './asking-prices'
import { companyEndpoints } from './companies'
import { comparisonEndpoints } from './comparisons'
import { contactEndpoints } from './contact'
import { contentEndpoints } from './content'
import { conversationEndpoints } from './conversations'
import { operatorPaymentEndpoints, operatorUserEndpoints } from './desk-accounts'
import { deskEndpoints, leadEndpoints, operatorActEndpoints } from './desk-leads'
import { operatorOrderEndpoints, orderActEndpoints } from './desk-orders'
import { reportedStatementEndpoints, reviewEndpoints } from './desk-statements'
import { operatorQuestionnaireEndpoints, tableEndpoints } from './desk-tables'
import type { Endpoint } from './endpoint'
import { estimateEndpoints } from './estimates'
import { favoriteEndpoints } from './favorites'
import { formEndpoints } from './forms'
import { geocodingEndpoints } from './geocoding'
import { identityEndpoints } from './identity'
import { loanEndpoints } from './loans'
import { locationEndpoints } from './locations'
import { notificationEndpoints } from './notifications'
import { orderEndpoints } from './orders'
import { ownStatementEndpoints } from './own-statements'
import { paymentEndpoints } from './payments'
import { phoneCodeEndpoints } from './phone-codes'
import { agentEndpoints, profileEndpoints } from './profile'
import { publicFigureEndpoints } from './public-figures'
import { sameHomeEndpoints } from './same-homes'
import { savedSearchEndpoints } from './saved-searches'
import { searchRequestEndpoints } from './search-requests'
import { serviceEndpoints } from './services'
import { draftEndpoints } from './statement-drafts'
import { importEndpoints } from './statement-imports'
import { statementEndpoints } from './statements'
import { stayEndpoints } from './stays'
import { streetEndpoints } from './streets'
import { viewingEndpoints } from './viewings'
import { watchedPriceEndpoints } from './watched-prices'

const FAMILIES = [
  savedSearchEndpoints,
  watchedPriceEndpoints,
  accountEndpoints,
  notificationEndpoints,
  favoriteEndpoints,
  statementEndpoints,
  publicFigureEndpoints,
  askingPriceEndpoints,
  sameHomeEndpoints,
  comparisonEndpoints,
  companyEndpoints,
  contentEndpoints,
  locationEndpoints,
  streetEndpoints,
  geocodingEndpoints,
  contactEndpoints,
  conversationEndpoints,
  accountLeadEndpoints,
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
  ownStatementEndpoints,
  draftEndpoints,
  importEndpoints,
  formEndpoints,
  deskEndpoints,
  leadEndpoints,
  operatorActEndpoints,
  reviewEndpoints,
  reportedStatementEndpoints,
  operatorOrderEndpoints,
  operatorPaymentEndpoints,
  operatorUserEndpoints,
  tableEndpoints,
  operatorQuestionnaireEndpoints,
  orderActEndpoints,
  viewingEndpoints,
  stayEndpoints,
]

/** Endpoints of all families. */
export const allEndpoints: readonly Endpoint[] = FAMILIES.flatMap((family): Endpoint[] =>
  Object.values(family),
)
