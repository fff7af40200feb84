import { allEndpoints } from '../endpoints/all-endpoints'
import { accountSamples } from './accounts'
import { agentSamples } from './agents'
import { appraisalSamples } from './appraisals'
import { contentSamples } from './content'
import { dynamicFormSamples } from './dynamic-forms'
import { measurementSamples } from './measurements'
import { operatorSamples } from './operator'
import { ownStatementSamples } from './own-statements'
import { paymentSamples } from './payments'
import { publicProfileSamples } from './public-profile'
import { publicRegistrySamples } from './public-registry'
import type { Sample } from './sample'
import { searchRequestSamples } from './search-requests'
import { serviceSamples } from './services'

export const allSamples: readonly Sample[] = [
  ...allEndpoints.flatMap(({ method, path, answer: schema, samples }) =>
    samples.map((data) => ({ endpoint: `${method} /${path}`, schema, data })),
  ),
  ...contentSamples,
  ...accountSamples,
  ...agentSamples,
  ...appraisalSamples,
  ...dynamicFormSamples,
  ...measurementSamples,
  ...operatorSamples,
  ...ownStatementSamples,
  ...paymentSamples,
  ...publicProfileSamples,
  ...publicRegistrySamples,
  ...searchRequestSamples,
  ...serviceSamples,
]
