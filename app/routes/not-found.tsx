import { notFound } from '~/http/error-responses.server'

/** Unknown URLs and screens that are not built yet. */
export function loader(): never {
  throw notFound('errors.page_desc')
}

export default function NotFound() {
  return null
}
