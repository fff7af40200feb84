import { parseJson } from '~backend/platform/parse-json'
import { instrument, type OutgoingCall } from '~contract/instrumentation'
import { readLimitedText } from '~contract/limited-body'
import { OutcomeUnknown } from './transport'

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 50_000
/** Error codes that prove that no server received the request. */
const UNREACHABLE = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
])

interface SmsRequest {
  headers?: Record<string, string>
  body: string | URLSearchParams
}

interface SmsAnswer {
  status: number
  body: unknown
}

/**
 * Posts an SMS.
 * @returns the body as JSON, undefined if it is not JSON
 * @throws OutcomeUnknown if the response is incomplete; Error if the server was not reached
 */
export function postSms(url: string, message: SmsRequest): Promise<SmsAnswer> {
  const outgoing: OutgoingCall = { kind: 'call', name: 'POST SMS', method: 'POST', url }
  return instrument(outgoing, () => post(message, outgoing))
}

async function post({ headers = {}, body }: SmsRequest, outgoing: OutgoingCall): Promise<SmsAnswer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(outgoing.url, {
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body,
      redirect: 'error',
      signal: timeout,
    })
    outgoing.status = response.status
    return {
      status: response.status,
      body: parseJson(await readLimitedText(response, MAX_ANSWER_BYTES, timeout)),
    }
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    const reason = cause?.code ?? name
    throw UNREACHABLE.has(reason) ? new Error(reason) : new OutcomeUnknown(reason)
  }
}
