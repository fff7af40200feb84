export type ErrorMessageKey =
  | 'errors.page_desc'
  | 'errors.page_not_found'
  | 'errors.statement_not_found'
  | 'errors.not_yours'

export function notFound(message: ErrorMessageKey): Response {
  return new Response(message, { status: 404 })
}

export function forbidden(message: ErrorMessageKey): Response {
  return new Response(message, { status: 403 })
}
