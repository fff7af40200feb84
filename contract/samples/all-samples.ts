import { allEndpoints } from '../endpoints/all-endpoints'
import { contentSamples } from './content'
import { dynamicFormSamples } from './dynamic-forms'
import { operatorSamples } from './operator'
import { ownStatementSamples } from './own-statements'
import type { Sample } from './sample'

export const allSamples: readonly Sample[] = [
  ...allEndpoints.flatMap(({ method, path, answer: schema, samples }) =>
    samples.map((data) => ({ endpoint: `${method} /${path}`, schema, data })),
  ),
  ...contentSamples,
  ...dynamicFormSamples,
  ...operatorSamples,
  ...ownStatementSamples,
]
