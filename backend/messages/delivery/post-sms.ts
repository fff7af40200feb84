import { parseJson } from '~backend/platform/parse-json'
import { readLimitedText } from '~contract/limited-body'
import { OutcomeUnknown } from './transport'

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 50_000
/** Nobody has received anything. */
const UNREACHABLE = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * @returns the body as JSON, undefined when it is none
 * @throws OutcomeUnknown when there is no whole answer; Error when nobody was reached
 */
export async function postSms(
  url: string,
  { headers = {}, body }: { headers?: Record<string, string>; body: string | URLSearchParams },
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: response.status, body: parseJson(await readLimitedText(response, MAX_ANSWER_BYTES)) }
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    const reason = cause?.code ?? name
    throw UNREACHABLE.has(reason) ? new Error(reason) : new OutcomeUnknown(reason)
  }
}
