/**
 * Fetches JSON; undefined without a network, after a refusal, and after a redirect, which means an expired
 * session.
 */
export async function fetchJson<Answer>(url: string, init?: RequestInit): Promise<Answer | undefined> {
  try {
    const answer = await fetch(url, init)
    return answer.ok && !answer.redirected ? await answer.json() : undefined
  } catch {
    return undefined
  }
}
