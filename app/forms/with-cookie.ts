interface DataWithHeaders {
  init: ResponseInit | null
}

/** Adds a cookie to the response of an action. */
export function withCookie<Answer>(answer: Answer, line: string): Answer {
  if (answer instanceof Response) {
    answer.headers.append('Set-Cookie', line)
    return answer
  }
  if (!hasHeaders(answer)) return answer
  const headers = new Headers(answer.init?.headers)
  headers.append('Set-Cookie', line)
  return { ...answer, init: { ...answer.init, headers } }
}

/** Returns true for a result of Remix's `data`. */
function hasHeaders(answer: unknown): answer is DataWithHeaders {
  return typeof answer === 'object' && answer !== null && 'init' in answer
}
