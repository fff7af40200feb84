import { notFound } from '~/http/error-responses.server'

/** Addresses that lead nowhere, and those whose screens are still to be built. */
export function loader(): never {
  throw notFound('errors.page_desc')
}

export default function NotFound() {
  return null
}
