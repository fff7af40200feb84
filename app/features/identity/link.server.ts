import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { getVisitor } from '~/session/visitor.server'
import { checkLink } from '~/upstream/identity.server'
import type { LinkPurpose } from '~contract/identity'
import { readResetCode, serializeWithoutResetCode } from './reset-code-cookie.server'
import { loadIdentityPage } from './visit.server'

/** Loads the page of an emailed link. Opening it changes nothing, as mail scanners open links, too. */
export async function loadLink(args: LoaderFunctionArgs, purpose: LinkPurpose) {
  // Analytics receive the URL of a page, which contains the code.
  args.context.dataLayer = undefined
  const page = await loadIdentityPage(args, purpose)
  const linked = new URL(args.request.url).searchParams.get('code')
  const code = linked ?? (purpose === 'reset' ? readResetCode(args) : undefined) ?? ''
  const answer = code ? await getVisitor(args).call(checkLink(code, purpose)) : undefined
  return { ...page, code, email: answer?.ok ? answer.email : undefined }
}

/** Shows the page of an expired link: the path without its code. */
export function showExpiredLink({ request }: ActionFunctionArgs): Response {
  return redirect(new URL(request.url).pathname, {
    status: 303,
    headers: { 'Set-Cookie': serializeWithoutResetCode() },
  })
}
