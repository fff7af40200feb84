import { allEndpoints } from '../endpoints/all-endpoints'
import { accountSamples } from './accounts'
import { agentSamples } from './agents'
import { contentSamples } from './content'
import { dynamicFormSamples } from './dynamic-forms'
import { operatorSamples } from './operator'
import { ownStatementSamples } from './own-statements'
import { publicProfileSamples } from './public-profile'
import type { Sample } from './sample'
import { searchRequestSamples } from './search-requests'

export const allSamples: readonly Sample[] = [
  ...allEndpoints.flatMap(({ method, path, answer: schema, samples }) =>
    samples.map((data) => ({ endpoint: `${method} /${path}`, schema, data })),
  ),
  ...contentSamples,
  ...accountSamples,
  ...agentSamples,
  ...dynamicFormSamples,
  ...operatorSamples,
  ...ownStatementSamples,
  ...publicProfileSamples,
  ...searchRequestSamples,
]
