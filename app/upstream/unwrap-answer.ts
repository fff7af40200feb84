/**
 * Returns `{ result, … }` of an answer `{ data: { result, … } }`, as some upstreams put the whole answer into `data`. A
 * refusal in there also counts inside of a success.
 */
export function unwrapAnswer(body: unknown): unknown {
  const inner = isObject(body) ? body.data : undefined
  if (!isObject(body) || !isObject(inner) || typeof inner.result !== 'boolean') return body
  return body.result === undefined || inner.result === false || 'data' in inner ? inner : body
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
