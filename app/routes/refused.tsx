import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '../http/failures.server'

/** Shows why the server let a request not through; asked by address, it is a page like any other that is not there. */
export function loader({ context }: LoaderFunctionArgs): never {
  if (context.refusal) throw new Response(null, { status: context.refusal.status })
  throw notFound('errors.page_desc')
}

export default function Refused() {
  return null
}
