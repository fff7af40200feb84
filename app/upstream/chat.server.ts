import { z } from 'zod'
import { instrument, type OutgoingCall } from '~contract/instrumentation'
import { readLimitedText } from '~contract/limited-body'
import { ChatToken } from '~contract/schemas/chat'
import { UpstreamError } from './upstream-error'

const CALL_NAME = 'POST chat token'
const MAX_ANSWER_BYTES = 100_000

const Answer = z.object({ data: ChatToken })

export interface ChatClient {
  /** Returns the URL of a new conversation. */
  createConversationUrl(signal?: AbortSignal): Promise<string>
}

interface ChatSettings {
  /** URL that responds to POST with the token in `data.token`. */
  tokenUrl: string
  /** URL of the chat page, which takes the token as `token`. */
  url: string
  timeoutMs: number
}

/** Creates a client of an external chat; no user data is sent to it. */
export function createChatClient({ tokenUrl, url, timeoutMs }: ChatSettings): ChatClient {
  return {
    async createConversationUrl(signal) {
      const outgoing: OutgoingCall = { kind: 'call', name: CALL_NAME, method: 'POST', url: tokenUrl }
      const timeout = AbortSignal.timeout(timeoutMs)
      const token = await instrument(outgoing, () => fetchToken(outgoing, timeout, signal))
      return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ token })}`
    },
  }
}

async function fetchToken(
  outgoing: OutgoingCall,
  timeout: AbortSignal,
  signal?: AbortSignal,
): Promise<string> {
  const ending = signal ? AbortSignal.any([timeout, signal]) : timeout
  let response: Response
  let answer: unknown
  try {
    response = await fetch(outgoing.url, {
      method: 'POST',
      headers: { accept: 'application/json', 'user-agent': 'Ezo' },
      redirect: 'error',
      signal: ending,
    })
    outgoing.status = response.status
    answer = parseJson(await readLimitedText(response, MAX_ANSWER_BYTES, ending))
  } catch {
    if (signal?.aborted) throw new UpstreamError(CALL_NAME, 'aborted', 499)
    if (timeout.aborted) throw new UpstreamError(CALL_NAME, 'timeout', 504)
    throw new UpstreamError(CALL_NAME, 'network', 502)
  }
  if (!response.ok) throw new UpstreamError(CALL_NAME, 'status', response.status)
  const token = Answer.safeParse(answer)
  if (!token.success) throw new UpstreamError(CALL_NAME, 'contract', 502)
  return token.data.data.token
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
