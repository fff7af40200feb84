import type { LoaderFunctionArgs } from '@remix-run/node'
import { forbidden, notFound } from '../http/failures.server'

/** Shows why the server let a request not through; asked by address, it is a page like any other that is not there. */
export function loader({ context }: LoaderFunctionArgs): never {
  const { status } = context.refusal ?? {}
  // What only another site's request is refused with: see server/origin-check.ts.
  if (status === 403) throw forbidden('errors.from_elsewhere')
  if (status) throw new Response(null, { status })
  throw notFound('errors.page_desc')
}

export default function Refused() {
  return null
}
