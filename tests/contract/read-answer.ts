import { addOwnFields } from '~/upstream/own-fields'
import type { ApiUrls, Call } from '~/upstream/upstream-client.server'
import type { withApi } from '../fixtures/api'

const PATHS: ApiUrls = {
  main: '/v1',
  mainV3: '/v3',
  statements: '/statements',
  projects: '/v1',
  express: '/v1',
}

export type ReadAnswer = <Answer>(call: Call<Answer>, token?: string) => Promise<Answer>

/** Makes calls of the web app to our own backend. */
export function createReadAnswer(api: ReturnType<typeof withApi>): ReadAnswer {
  return async (call, token) => {
    const { query, body: sent } = addOwnFields(call)
    const path = `${PATHS[call.api]}/${call.path}${query ? `?${query}` : ''}`
    const headers: Record<string, string> = call.idempotencyKey
      ? { 'idempotency-key': call.idempotencyKey }
      : {}
    const caller = { locale: 'en', headers, ...(token && { token }) }
    const { body } = call.method === 'POST' ? await api.post(path, sent, caller) : await api.get(path, caller)
    return call.answer.parse(body)
  }
}
