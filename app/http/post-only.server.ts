/** The loader of addresses that only change something: following a link there shows nothing and does nothing. */
export function postOnly(): never {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } })
}
