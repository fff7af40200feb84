import type { LoaderFunctionArgs } from '@remix-run/node'
import { formatRobotsTxt } from './sitemap-response.server'

export function loader({ context }: LoaderFunctionArgs) {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  return new Response(formatRobotsTxt(context.origin), { headers })
}
