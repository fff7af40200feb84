import { allEndpoints } from '../endpoints/all-endpoints'
import { contentSamples } from './content'
import { operatorSamples } from './operator'
import type { Sample } from './sample'

export const allSamples: readonly Sample[] = [
  ...allEndpoints.flatMap(({ method, path, answer: schema, samples }) =>
    samples.map((data) => ({ endpoint: `${method} /${path}`, schema, data })),
  ),
  ...contentSamples,
  ...operatorSamples,
]
