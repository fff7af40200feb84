import { allEndpoints } from '../endpoints/all-endpoints'
import { accountSamples } from './accounts'
import { agentSamples } from './agents'
import { appraisalSamples } from './appraisals'
import { auctionSamples } from './auctions'
import { companySamples } from './companies'
import { contentSamples } from './content'
import { dynamicFormSamples } from './dynamic-forms'
import { estimateSamples } from './estimate'
import { favoriteSamples } from './favorites'
import { loanSamples } from './loans'
import { measurementSamples } from './measurements'
import { messageSamples } from './messages'
import { notificationSamples } from './notifications'
import { operatorSamples } from './operator'
import { ownStatementSamples } from './own-statements'
import { paymentSamples } from './payments'
import { publicProfileSamples } from './public-profile'
import { publicRegistrySamples } from './public-registry'
import type { Sample } from './sample'
import { savedSearchSamples } from './saved-searches'
import { searchRequestSamples } from './search-requests'
import { serviceSamples } from './services'
import { statementQualitySamples } from './statement-quality'
import { statementSamples } from './statements'
import { trustSamples } from './trust'

export const allSamples: readonly Sample[] = [
  ...allEndpoints.flatMap(({ method, path, answer: schema, samples }) =>
    samples.map((data) => ({ endpoint: `${method} /${path}`, schema, data })),
  ),
  ...statementSamples,
  ...contentSamples,
  ...companySamples,
  ...accountSamples,
  ...agentSamples,
  ...appraisalSamples,
  ...auctionSamples,
  ...dynamicFormSamples,
  ...estimateSamples,
  ...favoriteSamples,
  ...loanSamples,
  ...measurementSamples,
  ...messageSamples,
  ...notificationSamples,
  ...operatorSamples,
  ...ownStatementSamples,
  ...paymentSamples,
  ...publicProfileSamples,
  ...publicRegistrySamples,
  ...savedSearchSamples,
  ...searchRequestSamples,
  ...serviceSamples,
  ...trustSamples,
  ...statementQualitySamples,
]
