import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { notFound } from '~/http/error-responses.server'
import { parseOwnPath } from '~/http/own-path'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { requireUser } from '~/session/guards.server'
import { getVisitor, type RequestAndContext } from '~/session/visitor.server'
import type identity from '~locales/ka/identity.json'

type TitleKey = keyof (typeof identity)['titles']

/** @throws Response 404 if accounts are kept elsewhere */
export function requireOwnAccounts({ context }: Pick<LoaderFunctionArgs, 'context'>): void {
  if (!context.site.hasOwnAccounts) throw notFound('errors.page_not_found')
}

/** Loads the data of an account page. */
export async function loadIdentityPage(args: LoaderFunctionArgs, title: TitleKey) {
  requireOwnAccounts(args)
  const { language } = getVisitor(args)
  const i18n = await getI18n(language)
  return {
    title: i18n.getFixedT(language, 'identity')(`titles.${title}`),
    continuePath: getContinuePath(args),
    mailboxUrl: args.context.site.mailboxUrl,
    isSent: new URL(args.request.url).searchParams.has('sent'),
  }
}

/** Loads the data of a page that changes the signed-in account. */
export async function loadOwnAccountPage(args: LoaderFunctionArgs, title: TitleKey) {
  const page = await loadIdentityPage(args, title)
  const { email } = await requireUser(getVisitor(args), args.request)
  return { ...page, email: email ?? '' }
}

/** Loads the data of a registration or sign-in page. @throws a redirect if already signed in */
export async function loadGuestPage(args: LoaderFunctionArgs, title: TitleKey) {
  const page = await loadIdentityPage(args, title)
  const visitor = getVisitor(args)
  if (await visitor.user()) throw redirect(page.continuePath ?? toLocalizedPath('/account', visitor.language))
  return page
}

export function getContinuePath({ request, context }: RequestAndContext) {
  return parseOwnPath(new URL(request.url).searchParams.get('Continue'), context.origin)
}

export function getUserAgent(request: Request): string {
  return request.headers.get('user-agent')?.slice(0, 500) ?? ''
}
