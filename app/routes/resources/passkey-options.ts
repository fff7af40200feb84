import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireOwnAccounts } from '~/features/identity/index.server'
import { getVisitor } from '~/session/visitor.server'
import { passkeyOptions } from '~/upstream/identity.server'

/** What a browser needs to make a passkey, or to sign in with one. */
export async function loader(args: LoaderFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  const isAdding = new URL(args.request.url).searchParams.get('purpose') === 'add'
  if (isAdding && !visitor.isSignedIn) return new Response(null, { status: 401 })
  const { options } = await visitor.call(passkeyOptions(isAdding ? 'add' : 'sign-in', args.context.origin))
  return Response.json(options, { headers: { 'Cache-Control': 'no-store' } })
}
