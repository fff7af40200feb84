import { pageAction } from '~/features/dialogs/index.server'
import { notFound } from '~/http/error-responses.server'

/** Returns 404 for unknown URLs and screens that are not built yet. */
export function loader(): never {
  throw notFound('errors.page_desc')
}

export const action = pageAction()

export default function NotFound() {
  return null
}
