import type { LoaderFunctionArgs } from '@remix-run/node'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { ownPublicProfile } from '~/upstream/public-profile.server'
import { isCompany } from '~contract/accounts'

export async function loadPublicProfile({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const user = await requireUser(visitor, request)
  const [profile, i18n] = await Promise.all([visitor.call(ownPublicProfile), getI18n(visitor.language)])
  const page = user.role === 'broker' ? `/br/${profile.slug}` : `/d/${user.id}`
  return {
    ...profile,
    isCompany: isCompany(user.role),
    pageHref: isCompany(user.role) && profile.slug ? toLocalizedPath(page, visitor.language) : undefined,
    title: i18n.getFixedT(visitor.language, 'public-profile')('title'),
  }
}

export type PublicProfileData = Awaited<ReturnType<typeof loadPublicProfile>>
