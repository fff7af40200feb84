import type { LoaderFunctionArgs } from '@remix-run/node'
import { parseId } from '~contract/values/ids'
import { notFound } from './error-responses.server'

/**
 * Returns the id in the path of a page.
 * @throws Response 404 for a text that is not an id
 */
export function requireIdParam({ id: text }: LoaderFunctionArgs['params']): number {
  const id = parseId(text)
  if (!id) throw notFound('errors.page_desc')
  return id
}
