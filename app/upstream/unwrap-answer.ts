/**
 * Returns `{ result, … }` of a response `{ data: { result, … } }`, as some upstreams put the whole response
 * into `data`. A refusal inside a success also counts.
 */
export function unwrapAnswer(body: unknown): unknown {
  const inner = isObject(body) ? body.data : undefined
  if (!isObject(body) || !isObject(inner) || typeof inner.result !== 'boolean') return body
  return body.result === undefined || inner.result === false || 'data' in inner ? inner : body
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
