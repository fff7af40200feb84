import type { LoaderFunctionArgs } from '@remix-run/node'
import { getVisitor } from '~/session/visitor.server'
import { BANNER_PLACES } from '~contract/content'
import { loadNextBanner } from './loader.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const place = BANNER_PLACES.find((one) => one === searchParams.get('place'))
  const path = searchParams.get('path') ?? undefined
  const after = Number(searchParams.get('after'))
  const banner = place && (await loadNextBanner(getVisitor({ request, context }), place, { after, path }))
  if (!banner) throw new Response(null, { status: 404 })
  return Response.json(banner, { headers: { 'Cache-Control': 'private, no-store' } })
}
