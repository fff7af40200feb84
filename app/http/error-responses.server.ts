/** Why a page cannot be shown: keys of the words for error pages. */
export type ErrorMessageKey =
  | 'errors.page_desc'
  | 'errors.page_not_found'
  | 'errors.statement_not_found'
  | 'errors.not_yours'

/** A 404 page that says why. */
export function notFound(message: ErrorMessageKey): Response {
  return new Response(message, { status: 404 })
}

/** A 403 page. */
export function forbidden(message: ErrorMessageKey): Response {
  return new Response(message, { status: 403 })
}
