import type { z } from 'zod'
import { allEndpoints } from '../endpoints/all-endpoints'
import { ChatToken } from '../schemas/chat'

/** Example of an answer, without its envelope. */
interface Sample {
  /** Method and path in the API documentation. */
  endpoint: string
  schema: z.ZodType
  data: unknown
}

export const allSamples: readonly Sample[] = [
  ...allEndpoints.flatMap(({ method, path, answer: schema, samples }) =>
    samples.map((data) => ({ endpoint: `${method} /${path}`, schema, data })),
  ),
  // The chat belongs to another program: its URL is a setting.
  { endpoint: 'POST /token of the chat', schema: ChatToken, data: { token: 'c2FtcGxlLXRva2VuLXNhbXBsZQ' } },
]
