import type { z } from 'zod'
import { NOT_JSON } from './send-request.server'
import { UpstreamError } from './upstream-error'

/** @throws UpstreamError naming the path of the first field that does not match */
export function parseResponse<Answer>(name: string, body: unknown, answer: z.ZodType<Answer>): Answer {
  if (body === NOT_JSON) throw new UpstreamError(name, 'contract', 502, 'not JSON')
  const parsed = answer.safeParse(body)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues[0]
  throw new UpstreamError(name, 'contract', 502, `${where?.path.join('.') || 'answer'}: ${where?.code}`)
}
